/** Numbers that hyphens or slashes join without being a sum: dates, telephone numbers and numbers of registers. */
export const NO_SUM: readonly RegExp[] = [
  /^(?:1[89]|20)\d{2}([-/])\d{1,2}\1\d{1,2}$/,
  /^\d{1,2}([-/])\d{1,2}\1(?:1[89]|20)\d{2}$/,
  /^\+?\d{1,4}(-\d{2,5}){2,}$/,
  /^\d{6}-\d{7}$/,
  // No number of a sum begins with 0: 2024-01, 02-1234.
  /^\+?(?:\d+[-/])+0\d+(?:[-/]\d+)*$|^0\d+(?:[-/]\d+)+$/,
]
