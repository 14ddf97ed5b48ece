/** Runs an action that throws where storage is blocked or full. Returns undefined if it throws. */
export function tryStorage<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
