/** Decodes the percent-escapes of a part of a URL; returns it unchanged where they are malformed. */
export function percentDecode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
