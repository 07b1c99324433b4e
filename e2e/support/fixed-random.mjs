// Loaded into the started server: the questions it draws are the same at each run, so that a check before landing says the
// same twice. The seed is in this file's address, after the "?".
let state = Number(new URL(import.meta.url).searchParams.get('seed')) || 1;

/** Park and Miller's generator. */
Math.random = () => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};
