import type { MetadataTag } from './metadata-tag'
import type { Figures } from './figures'
import { isoMoment } from './moment'
import { listTags } from './tag-list'

export interface FileFacts {
  readonly fileName: string
  /** Bytes. */
  readonly fileSize: number
  /** MIME type. */
  readonly fileType: string
  /** ISO date and time. */
  readonly lastModified: string
  readonly width?: number
  readonly height?: number
}

interface Options {
  readonly file: FileFacts
  readonly figures: Figures
  readonly tags: readonly MetadataTag[]
  /** Without it every sensitive value is left out and counted. */
  readonly showSensitive: boolean
}

/** Names of the same tag in one group get a number, so that none overwrites another. */
function uniqueName(taken: Readonly<Record<string, string>>, name: string): string {
  let candidate = name
  for (let count = 2; Object.hasOwn(taken, candidate); count++) candidate = `${name} (${count})`
  return candidate
}

function groupTags(tags: readonly { group: string; name: string; text: string }[]) {
  const groups: Record<string, Record<string, string>> = {}
  for (const { group, name, text } of tags) {
    const members = (groups[group] ??= Object.create(null) as Record<string, string>)
    members[uniqueName(members, name)] = text
  }
  return groups
}

/** Everything as JSON in the groups basic, camera, location, technical and all. */
export function exportJson({ file, figures, tags, showSensitive }: Options): string {
  const { make, model, lensModel, exposureTime, fNumber, iso, focalLength, dateTimeOriginal } = figures
  const { title, description, keywords, artist, copyright, latitude, longitude, altitude } = figures
  const { orientation, software, colorProfile, serialNumber, lensSerialNumber } = figures
  const visible = listTags(tags, showSensitive, '').flatMap(({ group, name, text }) =>
    text === null ? [] : { group, name, text },
  )
  const taken = dateTimeOriginal && { dateTimeOriginal: isoMoment(dateTimeOriginal) }
  const data = {
    basic: { ...file, title, description, keywords, ...(showSensitive && { artist, copyright }) },
    camera: { make, model, lensModel, exposureTime, fNumber, iso, focalLength, ...(showSensitive && taken) },
    location: showSensitive ? { latitude, longitude, altitude } : {},
    technical: { orientation, software, colorProfile, ...(showSensitive && { serialNumber, lensSerialNumber }) },
    all: groupTags(visible),
    hiddenTags: tags.length - visible.length,
  }
  return `${JSON.stringify(data, null, 2)}\n`
}

export interface TextSection {
  readonly title: string
  readonly lines: readonly { readonly label: string; readonly text: string }[]
}

/** Titled sections as plain text, one `label: value` a line; a value's own line breaks become spaces. */
export function exportText(sections: readonly TextSection[]): string {
  const filled = sections.filter(({ lines }) => lines.length > 0)
  const blocks = filled.map(({ title, lines }) =>
    [`[${title}]`, ...lines.map(({ label, text }) => `${label}: ${text.replace(/\s+/g, ' ')}`)].join('\n'),
  )
  return `${blocks.join('\n\n')}\n`
}
