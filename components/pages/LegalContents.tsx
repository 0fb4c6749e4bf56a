import { Prerendered } from '@/components/ui/Prerendered'
import type { LegalPartWords } from './LegalPart'

interface Props {
  title: string
  /** The parts by their anchors. */
  parts: Readonly<Record<string, LegalPartWords>>
}

const LINK = 'hover:text-ink inline-flex min-h-8 items-center py-1 leading-snug hover:underline'

/** Table of contents of the privacy page; it stays beside the text where there is room. */
export function LegalContents({ title, parts }: Props) {
  return (
    <Prerendered
      as="nav"
      part="contents"
      aria-label={title}
      className="card no-print p-5 text-sm lg:sticky lg:top-[76px] lg:max-h-[calc(100dvh-92px)] lg:overflow-y-auto"
    >
      <h2 className="text-base">{title}</h2>
      <ul className="mt-2 grid grid-cols-2 gap-x-5 gap-y-3 lg:grid-cols-1">
        {Object.entries(parts).map(([id, part]) => (
          <li key={id}>
            <a href={`#${id}`} className={`${LINK} font-semibold`}>
              {part.title}
            </a>
            <ol className="text-ink-2">
              {Object.entries(part.sections).map(([key, section]) => (
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
    </Prerendered>
  )
}
