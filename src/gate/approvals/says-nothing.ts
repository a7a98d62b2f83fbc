/** Whether a value is what an argument means that nobody gave: false, empty or absent. */
export function saysNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
