/** A good with its market: what is counted, and by which unit. */
export interface Ware {
  /** "jars of honey". */
  readonly plural: string;
  /** "jar": it stands after "a". */
  readonly unit: string;
  /** More than one unit, where the numbers leave no doubt of what: "jars". */
  readonly units: string;
}

const ware = (plural: string, unit: string, units = `${unit}s`): Ware => ({ plural, unit, units });

/** Goods that people anywhere buy, at a few dollars each. */
export const WARES: readonly Ware[] = [
  ware('jars of honey', 'jar'),
  ware('scarves', 'scarf', 'scarves'),
  ware('loaves of bread', 'loaf', 'loaves'),
  ware('baskets of peaches', 'basket'),
  ware('candles', 'candle'),
  ware('potted plants', 'plant'),
  ware('bags of rice', 'bag'),
  ware('boxes of tea', 'box', 'boxes'),
  ware('kites', 'kite'),
  ware('bars of soap', 'bar'),
  ware('notebooks', 'notebook'),
  ware('bowls of soup', 'bowl'),
  ware('bicycle repairs', 'repair'),
  ware('boat rides', 'ride'),
  ware('piano lessons', 'lesson'),
  ware('cups of lemonade', 'cup'),
];

export const quantityAxis = ({ plural }: Ware): string => `${plural.charAt(0).toUpperCase()}${plural.slice(1)} a week`;
export const priceAxis = ({ unit }: Ware): string => `Price ($ a ${unit})`;

/** Who acts in a question. Their numbers matter, not who they are. */
export const PEOPLE: readonly string[] = [
  ...['Ana', 'Ben', 'Chiara', 'Dmitri', 'Emeka', 'Farah', 'Goran', 'Hana', 'Ibrahim', 'Jonas'],
  ...['Kim', 'Lena', 'Mateo', 'Noor', 'Olga', 'Priya', 'Ravi', 'Sofia', 'Tariq', 'Yuki'],
];

export const PLACES: readonly string[] = ['Northland', 'Eastport', 'Westhill', 'Southbay', 'Lakeside', 'Highfield'];

/** Two goods that one workshop or one island can make. */
export const OUTPUTS: readonly (readonly [string, string])[] = [
  ['chairs', 'tables'],
  ['boats', 'carts'],
  ['bowls', 'rugs'],
  ['kites', 'baskets'],
  ['lamps', 'clocks'],
  ['fish', 'coconuts'],
  ['shirts', 'coats'],
  ['drums', 'flutes'],
];

/** A plural without its ending, for one of them. */
export const one = (plural: string): string => (plural === 'fish' ? 'fish' : plural.replace(/s$/, ''));

/** "A table": a title that begins with a small word. */
export const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const outputAxis = (output: string): string => `${capital(output)} (a week)`;
