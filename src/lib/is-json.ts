/** Whether a text is one whole JSON value. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // Not JSON is the answer that was asked for.
    return false;
  }
}
