import { subscriptsIn, SUBSCRIPT_SIZE } from '../../../../economics/svg/labels/text-width';

const partsOf = (name: string) => subscriptsIn(name.replaceAll(/_([^\s_]{1,4})/g, '~$1~'));

/** A name with its subscripts: D1, Q~m~. */
export function NameText({ name }: { name: string }) {
  return partsOf(name).map(({ part, isLow }, index) => (isLow ? <sub key={index}>{part}</sub> : part));
}

/** The same inside of an SVG text, which has no sub element. */
export function SvgNameText({ name }: { name: string }) {
  const parts = partsOf(name);
  return parts.map(({ part, isLow }, index) => {
    // A shift lasts to the end of the text unless it is taken back.
    const wasLow = parts[index - 1]?.isLow ?? false;
    const shift = isLow === wasLow ? undefined : isLow ? '0.28em' : '-0.21em';
    return (
      <tspan key={index} dy={shift} fontSize={isLow ? `${SUBSCRIPT_SIZE}em` : undefined}>
        {part}
      </tspan>
    );
  });
}
