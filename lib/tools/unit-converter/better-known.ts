/** What a measurement alone asks for: the unit that people of the language know better, where there is only one. */
const BETTER_KNOWN = {
  every: `pyeong m2 jo m2 in cm ft cm yd m mi km nmi km oz g lb kg st kg geun kg don g doe L hop mL fahrenheit celsius
    ft2 m2 yd2 m2 acre m2 mi2 km2 gal L impgal L qt L floz mL ktbsp mL ktsp mL kcup mL mph kmh ftps mps psi kPa inHg hPa Btu kJ mpg kmpl mpguk kmpl`,
  ko: 'm2 pyeong',
  ja: 'm2 pyeong ja cm gwan kg mal L',
  en: `cm in km mi kg lb celsius fahrenheit L gal mL floz m2 ft2 kmh mph ha acre bar psi kPa psi cup mL tbsp mL tsp mL mpg l100km
    kmpl mpg l100km mpg`,
} as const

/** The id of the unit in which people of the language know better what is measured in another; undefined if there are several. */
export function betterKnown(id: string, locale: string): string | undefined {
  for (const list of [locale in BETTER_KNOWN ? BETTER_KNOWN[locale as 'ko'] : '', BETTER_KNOWN.every]) {
    const words = list.split(/\s+/)
    const at = words.findIndex((word, index) => index % 2 === 0 && word === id)
    if (at >= 0) return words[at + 1]
  }
  return undefined
}
