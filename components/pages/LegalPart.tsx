import type { ReactNode } from 'react'

export interface LegalSection {
  readonly title: string
  readonly text: Readonly<Record<string, string>>
  readonly points?: Readonly<Record<string, string>>
}

export interface LegalPartWords {
  readonly title: string
  readonly sections: Readonly<Record<string, LegalSection>>
}

interface Props {
  /** Also the anchor of the part; its sections are `<id>-<key>`. */
  id: string
  words: LegalPartWords
  /** What stands below the text of a section, by its key. */
  extras?: Readonly<Record<string, ReactNode>>
}

/** One of the two documents of the privacy page. */
export function LegalPart({ id, words, extras = {} }: Props) {
  return (
    <section aria-labelledby={id} className="prose not-first:mt-14">
      <h2 id={id} className="text-2xl">
        {words.title}
      </h2>
      {Object.entries(words.sections).map(([key, { title, text, points }]) => (
        <section key={key} className="mt-7 space-y-2">
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
