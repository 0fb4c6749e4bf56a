/** True if the visitor turned on the browser's data saver. Only Chromium reports it. */
export function savesData(browser: object): boolean {
  const { connection } = browser as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
