/** How a browser is started, wherever it is. */
export function launchOptions(executablePath: string | undefined) {
  return {
    executablePath,
    // Root in a container has no user namespace to sandbox in; the other switches keep the browser off the network.
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  }
}
