/** The largest files that are read, in MB of 1,024² bytes. `file-limits.test.ts` names the texts that state them. */
export const MAX_MEGABYTES = {
  /** Pictures and PDFs. */
  picture: 50,
  sound: 50,
  /** With more text, a textarea becomes unresponsive in every browser. */
  text: 20,
  video: 100,
  /** CSV, JSON and Excel. */
  table: 200,
} as const
