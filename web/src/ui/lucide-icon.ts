import { createElement, type SVGProps } from 'react';

interface IconData {
  name: string;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * Replaces lucide's component factory (see vite.config.ts) with the features this site uses, and without its other
 * options.
 */
export default function createIcon({ name, node }: IconData) {
  return function Icon({ size = 24, className = '', ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] ? undefined : true,
        ...rest,
        className: `lucide lucide-${name} ${className}`.trimEnd(),
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
