import { Fragment } from 'react'

/** A tool's name on a card, which a narrow line breaks between its parts (lib/i18n/name-parts.ts). */
export function ToolName({ tool: { name, parts = [name] } }: { tool: { name: string; parts?: readonly string[] } }) {
  return (
    <span className="card-name block">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
