import type { LegalDocumentWords } from './LegalDocument'

interface Props {
  title: string
  /** The documents by their anchors. */
  documents: Readonly<Record<string, LegalDocumentWords>>
}

const LINK = 'hover:text-ink inline-flex min-h-8 items-center py-1 leading-snug hover:underline'

/** Table of contents of the privacy page, sticky next to the text on wide screens. */
export function LegalContents({ title, documents }: Props) {
  return (
    <nav
      aria-label={title}
      className="card no-print p-5 text-sm lg:sticky lg:top-[76px] lg:max-h-[calc(100dvh-92px)] lg:overflow-y-auto"
    >
      <h2 className="text-base">{title}</h2>
      <ul className="mt-2 grid grid-cols-2 gap-x-5 gap-y-3 lg:grid-cols-1">
        {Object.entries(documents).map(([id, document]) => (
          <li key={id}>
            <a href={`#${id}`} className={`${LINK} font-semibold`}>
              {document.title}
            </a>
            <ol className="text-ink-2">
              {Object.entries(document.sections).map(([key, section]) => (
                <li key={key}>
                  <a href={`#${id}-${key}`} className={LINK}>
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </nav>
  )
}
