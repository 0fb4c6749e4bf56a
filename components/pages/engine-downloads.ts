import { ENGINE_GROUPS, engineFiles, type EngineFile } from '@/lib/platform/engine-files'

/** Groups whose files can be used independently: languages of text recognition. */
const LANGUAGE_GROUP = /-languages$/

/**
 * Groups the engine files into what a visitor downloads or removes at once: groups with the same first word form one
 * download (`ffmpeg-core` belongs to `ffmpeg`), and each recognition language is a download under its code (`kor`).
 */
export function engineDownloads(): ReadonlyMap<string, readonly EngineFile[]> {
  const downloads = new Map<string, EngineFile[]>()
  for (const group of ENGINE_GROUPS) {
    const files = engineFiles(group)
    for (const file of files) {
      const name = (LANGUAGE_GROUP.test(group) ? codeOf(file) : group.split('-')[0]) ?? group
      downloads.set(name, [...(downloads.get(name) ?? []), file])
    }
  }
  return downloads
}

/** `…/kor.traineddata.gz` → `kor`; `jpn_fast` is a second reading of `jpn`. */
function codeOf({ url }: EngineFile): string | undefined {
  return url
    .split('/')
    .at(-1)
    ?.split('.')[0]
    ?.replace(/_fast$/, '')
}

/** The display name of a download: from `names`, or the localized name of the language, or `name` itself. */
export function downloadName(name: string, names: Readonly<Record<string, string>>, locale: string): string {
  const displayName = names[name]
  if (displayName) return displayName
  // Tesseract's codes are ISO 639-2 codes with an optional script (`chi_sim`) or direction (`jpn_vert`).
  const [language = name, variant] = name.split('_')
  const subtag = { sim: '-Hans', tra: '-Hant' }[variant ?? ''] ?? ''
  try {
    const word = new Intl.DisplayNames(locale, { type: 'language' }).of(language + subtag) ?? name
    const label = variant === 'vert' ? `${word} ↓` : word
    return names.language ? `${names.language}: ${label}` : label
  } catch {
    return name
  }
}
