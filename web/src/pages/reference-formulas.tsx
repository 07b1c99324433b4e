export { Formulas as default } from '../reference/formulas';
