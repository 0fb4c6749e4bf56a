import { GROUP_NAMES, type MetadataGroup, type MetadataTag } from './metadata-tag'
import type { Part } from '@/lib/image/formats/metadata/blocks'
import { sensitivityOf } from './sensitive'

/** A part of the file, the same in every language; a video's own group says it. */
const PART_NAMES: Readonly<Record<Part, string>> = {
  thumbnail: 'Thumbnail',
  page: 'Page',
  embedded: 'Embedded picture',
  picture: 'Picture 2',
  video: 'Video',
  trailer: 'Trailer',
}

function groupName({ part, group }: MetadataTag): string {
  return [...new Set([...(part ? [PART_NAMES[part]] : []), GROUP_NAMES[group]])].join(' · ')
}

/** PNG's header fields, which say nothing but how the picture is stored. */
const PNG_HEADER = [
  ...['Image Width', 'Image Height', 'Bit Depth', 'Color Type', 'Compression', 'Filter', 'Interlace'],
  ...['Pixels Per Unit X', 'Pixels Per Unit Y', 'Pixel Units', 'Palette'],
]
const FORMAT_GROUPS: readonly MetadataGroup[] = ['icc', 'jfif', 'riff', 'gif', 'mpf', 'thumbnail', 'photoshop']

/** True if the tags reveal something about the photograph beyond its file format. */
export function isRevealing(tags: readonly MetadataTag[]): boolean {
  return tags.some(({ group, name }) => {
    if (group === 'png') return !PNG_HEADER.includes(name)
    if (group === 'file') return name === 'Comment'
    return !FORMAT_GROUPS.includes(group)
  })
}

export interface ListedTag {
  readonly group: string
  readonly name: string
  /** Null: hidden until sensitive data is shown. */
  readonly text: string | null
}

/** The tags that match a search by group, name or visible value; sensitive values are hidden unless shown. */
export function listTags(tags: readonly MetadataTag[], showSensitive: boolean, search: string): ListedTag[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const listed = tags.map((tag): ListedTag => {
    const hidden = !showSensitive && sensitivityOf(tag) !== null
    return { group: groupName(tag), name: tag.name, text: hidden ? null : tag.text }
  })
  return listed.filter(({ group, name, text }) => {
    const content = [group, name, text].join(' ').toLowerCase()
    return words.every((word) => content.includes(word))
  })
}
