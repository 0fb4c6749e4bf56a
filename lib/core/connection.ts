/** True when the visitor has asked the browser, given by its navigator, to use little data. Only Chromium tells. */
export function savesData(browser: object): boolean {
  const { connection } = browser as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
