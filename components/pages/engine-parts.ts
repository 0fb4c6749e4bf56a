import { ENGINE_GROUPS, engineFiles, type EngineFile } from '@/lib/browser/engine-files'

/** Groups of which each file is of use by itself: a language of the text recognition. */
const APART = /-languages$/

/**
 * The engines' files by what they are to a visitor: groups that begin alike are one thing (`ffmpeg-core` is `ffmpeg`), a
 * language stands for itself under its code (`kor`).
 */
export function engineParts(): ReadonlyMap<string, readonly EngineFile[]> {
  const parts = new Map<string, EngineFile[]>()
  for (const group of ENGINE_GROUPS) {
    const files = engineFiles(group)
    for (const file of files) {
      const name = (APART.test(group) ? codeOf(file) : group.split('-')[0]) ?? group
      parts.set(name, [...(parts.get(name) ?? []), file])
    }
  }
  return parts
}

/** `…/kor.traineddata.gz` → `kor`. */
function codeOf({ url }: EngineFile): string | undefined {
  return url.split('/').at(-1)?.split('.')[0]
}

/** What a part is called: by `names`, or as a language in the page's language; its own name when it is neither. */
export function partName(name: string, names: Readonly<Record<string, string>>, locale: string): string {
  const known = names[name]
  if (known) return known
  // Tesseract's codes are ISO 639-2 with a script (`chi_sim`) or a direction (`jpn_vert`) behind them.
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
