/** Modules that start.ts and the routes import on demand, and that every page of a student needs. */
export const APP_CODE = ['src/main.tsx', 'src/account/api-provider.tsx'];
