import type { ReactNode } from 'react'

interface LegalSection {
  readonly title: string
  readonly text: Readonly<Record<string, string>>
  readonly points?: Readonly<Record<string, string>>
}

export interface LegalDocumentWords {
  readonly title: string
  readonly sections: Readonly<Record<string, LegalSection>>
}

interface Props {
  /** Anchor of the document. The anchors of its sections are `<id>-<key>`. */
  id: string
  words: LegalDocumentWords
  /** Additional content below the text of a section, by the section's key. */
  extras?: Readonly<Record<string, ReactNode>>
}

/** One of the two documents of the privacy page: the terms of service or the privacy policy. */
export function LegalDocument({ id, words, extras = {} }: Props) {
  return (
    <section aria-labelledby={id} className="prose not-first:mt-14">
      <h2 id={id} className="text-2xl">
        {words.title}
      </h2>
      {Object.entries(words.sections).map(([key, { title, text, points }]) => (
        <section key={key} className="mt-7 grid gap-2">
          <h3 id={`${id}-${key}`} className="text-lg">
            {title}
          </h3>
          {Object.entries(text).map(([line, paragraph]) => (
            <p key={line}>{paragraph}</p>
          ))}
          {points && (
            <ul>
              {Object.entries(points).map(([line, point]) => (
                <li key={line}>{point}</li>
              ))}
            </ul>
          )}
          {extras[key] && <div className="pt-2">{extras[key]}</div>}
        </section>
      ))}
    </section>
  )
}
