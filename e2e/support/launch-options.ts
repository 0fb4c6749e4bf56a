/** How a browser is started, wherever it is. */
export function launchOptions(executablePath: string | undefined) {
  return {
    executablePath,
    args: [
      // Root in a container has no user namespace to sandbox in.
      '--no-sandbox',
      // Off the network.
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      // A process in reserve for every page is never used.
      '--disable-features=SpareRendererForSitePerProcess',
    ],
  }
}
