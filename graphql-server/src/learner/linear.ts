/**
 * x with `matrix` · x = `right`, by Cholesky's factors. `matrix` is symmetric and positive definite, row by row; only its
 * lower half is read.
 */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const lower = matrix.slice();
  const x = right.slice();
  const at = (row: number, column: number) => lower[row * size + column] ?? 0;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = at(row, column);
      for (let k = 0; k < column; k += 1) sum -= at(row, k) * at(column, k);
      lower[row * size + column] = row === column ? Math.sqrt(sum) : sum / at(column, column);
    }
  }
  for (let row = 0; row < size; row += 1) {
    let sum = x[row] ?? 0;
    for (let k = 0; k < row; k += 1) sum -= at(row, k) * (x[k] ?? 0);
    x[row] = sum / at(row, row);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = x[row] ?? 0;
    for (let k = row + 1; k < size; k += 1) sum -= at(k, row) * (x[k] ?? 0);
    x[row] = sum / at(row, row);
  }
  return x;
}
