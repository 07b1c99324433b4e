import { demandPrice, supplyPrice } from '../../../economics/market';
import { marketLine } from '../copy/market';
import { useGlide } from '../ui/use-glide';
import { coffeeMarket, CUPS_A_STEP, describeMarket, dollars, MAX_SHIFT } from './coffee-market';
import textStyles from '../ui/text.module.css';
import styles from './interactive-market.module.css';
import { useMarketDrag } from './use-market-drag';

const WIDTH = 600;
const HEIGHT = 464;
const LEFT = 84;
const RIGHT = 582;
const TOP = 20;
const BOTTOM = 388;
const MAX_CUPS = 68;
const MAX_PRICE = 12.4;

const x = (cups: number) => LEFT + (cups / MAX_CUPS) * (RIGHT - LEFT);
const y = (price: number) => BOTTOM - (price / MAX_PRICE) * (BOTTOM - TOP);
const at = (cups: number, price: number) => `${x(cups).toFixed(1)} ${y(price).toFixed(1)}`;
const CUPS_WIDE = (WIDTH / (RIGHT - LEFT)) * MAX_CUPS;

const GRID = [
  ...Array.from({ length: 13 }, (_, line) => `M${at(0, line)}H${RIGHT}`),
  ...Array.from({ length: 14 }, (_, line) => `M${at(line * 5, 0)}V${TOP}`),
].join('');

/** A market graph whose demand curve can be dragged or moved with the arrow keys. */
export function InteractiveMarket() {
  const { shift, surface, keys } = useMarketDrag(CUPS_WIDE);
  const shown = useGlide(shift, 160);
  // The readout follows the animated curve, not its target.
  const { price, quantity, consumerSurplus, producerSurplus } = coffeeMarket(shown);
  return (
    <figure className={styles.market}>
      <svg className={styles.graph} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} {...surface}>
        <Drawing shift={shown} />
        <Handle shift={shift} shown={shown} keys={keys} />
      </svg>
      <div className={styles.caption}>
        <span className={styles.line}>{marketLine(shift / CUPS_A_STEP)}</span>
        <span className={textStyles.note}>Drag demand sideways, or use the arrow keys.</span>
      </div>
      <dl className={styles.readout}>
        <Reading name="Price" value={dollars(price)} />
        <Reading name="Cups an hour" value={String(Math.round(quantity))} />
        <Reading name="Consumer surplus" value={dollars(consumerSurplus)} swatch={styles.ofBuyers} />
        <Reading name="Producer surplus" value={dollars(producerSurplus)} swatch={styles.ofSellers} />
      </dl>
    </figure>
  );
}

interface ReadingProps {
  name: string;
  value: string;
  /** The color of the matching area in the graph. */
  swatch?: string | undefined;
}

function Reading({ name, value, swatch }: ReadingProps) {
  return (
    <div>
      <dt>
        {swatch && <span className={`${styles.swatch} ${swatch}`} aria-hidden />}
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function Drawing({ shift }: { shift: number }) {
  const { demand, supply, price, quantity } = coffeeMarket(shift);
  const demandEnd = Math.min(MAX_CUPS - 1, demand.choke / demand.slope);
  const usual = coffeeMarket(0).demand;
  const labelCups = Math.min(57, demand.choke / demand.slope - 9);
  return (
    <g aria-hidden>
      <path className={styles.grid} d={GRID} />
      <path className={styles.consumer} d={`M${at(0, demand.choke)}L${at(quantity, price)}L${at(0, price)}Z`} />
      <path className={styles.producer} d={`M${at(0, supply.reservation)}L${at(quantity, price)}L${at(0, price)}Z`} />
      <path className={styles.guide} d={`M${at(0, price)}L${at(quantity, price)}V${BOTTOM}`} />
      <path className={styles.axis} d={`M${LEFT} ${TOP - 8}V${BOTTOM}H${RIGHT + 8}`} />
      {Math.abs(shift) > 3 && (
        <path
          className={styles.was}
          d={`M${at(0, usual.choke)}L${at(MAX_CUPS - 1, demandPrice(usual, MAX_CUPS - 1))}`}
        />
      )}
      <path
        className={styles.supply}
        d={`M${at(0, supply.reservation)}L${at(MAX_CUPS - 1, supplyPrice(supply, MAX_CUPS - 1))}`}
      />
      <path className={styles.demand} d={`M${at(0, demand.choke)}L${at(demandEnd, demandPrice(demand, demandEnd))}`} />
      <text className={styles.demandName} x={x(labelCups)} y={y(demandPrice(demand, labelCups)) - 12}>
        Demand
      </text>
      <text className={styles.supplyName} x={RIGHT - 8} y={y(supplyPrice(supply, 61)) - 22} textAnchor="end">
        Supply
      </text>
      <text className={styles.axisName} x={LEFT + 10} y={TOP + 6}>
        Price
      </text>
      <text className={styles.axisName} x={RIGHT} y={BOTTOM + 64} textAnchor="end">
        Cups of coffee an hour
      </text>
      <circle className={styles.point} cx={x(quantity)} cy={y(price)} r="8" />
      <Tag cx={LEFT - 42} cy={y(price)} text={dollars(price)} />
      <Tag cx={x(quantity)} cy={BOTTOM + 24} text={String(Math.round(quantity))} />
    </g>
  );
}

function Tag({ cx, cy, text }: { cx: number; cy: number; text: string }) {
  return (
    <g transform={`translate(${cx.toFixed(1)} ${cy.toFixed(1)})`}>
      <rect className={styles.tag} x="-36" y="-15" width="72" height="30" rx="3" />
      <text className={styles.tagText} y="6">
        {text}
      </text>
    </g>
  );
}

interface HandleProps {
  shift: number;
  shown: number;
  keys: ReturnType<typeof useMarketDrag>['keys'];
}

/** The handle of the demand curve: a slider whose value text describes the market. */
function Handle({ shift, shown, keys }: HandleProps) {
  const { demand, quantity } = coffeeMarket(shown);
  const cups = quantity / 2;
  return (
    <g
      className={styles.handle}
      transform={`translate(${at(cups, demandPrice(demand, cups)).replace(' ', ',')})`}
      role="slider"
      tabIndex={0}
      aria-label="Demand for coffee, in cups more or fewer at each price"
      aria-valuemin={-MAX_SHIFT}
      aria-valuemax={MAX_SHIFT}
      aria-valuenow={shift}
      aria-valuetext={describeMarket(shift)}
      {...keys}
    >
      <circle className={styles.halo} r="30" />
      <circle r="22" />
      <path d="m-6-6-6 6 6 6M6-6l6 6-6 6M-11 0h22" />
    </g>
  );
}
