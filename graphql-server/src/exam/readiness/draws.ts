/** The real number g > 1 with g^(d + 1) = g + 1, by bisection. */
function goldenRatio(dimensions: number): number {
  let [low, high] = [1, 2];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (middle ** (dimensions + 1) > middle + 1) high = middle;
    else low = middle;
  }
  return low;
}

/**
 * So many points of a sequence that fills the space more evenly than chance does, as standard normal numbers: point after point. The same
 * numbers at every call. `dimensions` is even, because the numbers are made in pairs (Roberts 2018; Box and Muller 1958).
 */
export function evenNormals(points: number, dimensions: number): Float64Array {
  const ratio = goldenRatio(dimensions);
  const normals = new Float64Array(points * dimensions);
  for (let point = 0; point < points; point += 1)
    for (let pair = 0; pair < dimensions; pair += 2) {
      const uniform = (dimension: number) => (0.5 + (point + 1) * ratio ** -(dimension + 1)) % 1;
      const radius = Math.sqrt(-2 * Math.log(1 - uniform(pair)));
      const angle = 2 * Math.PI * uniform(pair + 1);
      normals[point * dimensions + pair] = radius * Math.cos(angle);
      normals[point * dimensions + pair + 1] = radius * Math.sin(angle);
    }
  return normals;
}
