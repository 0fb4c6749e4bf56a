/** Most pages of a file: of those that are recognized, for the time they take, and of a PDF at all, for their memory. */
export const MAX_PAGES = { recognized: 100, pdf: 1000 }
