export const CATEGORIES = ['image', 'text', 'calculator', 'utility'] as const
export type Category = (typeof CATEGORIES)[number]

export interface ToolRow {
  readonly slug: string
  readonly category: Category
  /** Emoji shown in the tool's tile. */
  readonly icon: string
  readonly featured?: true
  /** The caution shown above and below the tool. */
  readonly disclaimer?: 'health' | 'drinking' | 'finance'
  /** Slugs of the tools a visitor of this one is likely to want next. */
  readonly related: readonly [string, string, string]
  /** Its page is made and listed. */
  readonly ready: boolean
}

/** The 26 tools in the order the site lists them. Data only: names and texts are in messages/, code in the slug's folders. */
export const CATALOG: readonly ToolRow[] = [
  {
    slug: 'jpg-compressor',
    category: 'image',
    icon: '🗜️',
    featured: true,
    related: ['image-resizer', 'png-to-jpg', 'exif-viewer'],
    ready: true,
  },
  {
    slug: 'png-to-jpg',
    category: 'image',
    icon: '🖼️',
    related: ['jpg-compressor', 'image-resizer', 'mp4-to-gif'],
    ready: true,
  },
  {
    slug: 'image-resizer',
    category: 'image',
    icon: '📐',
    featured: true,
    related: ['jpg-compressor', 'png-to-jpg', 'favicon-generator'],
    ready: true,
  },
  {
    slug: 'mp4-to-gif',
    category: 'image',
    icon: '🎞️',
    related: ['image-resizer', 'jpg-compressor', 'color-picker'],
    ready: true,
  },
  {
    slug: 'favicon-generator',
    category: 'image',
    icon: '⭐',
    related: ['image-resizer', 'color-picker', 'png-to-jpg'],
    ready: true,
  },
  {
    slug: 'color-picker',
    category: 'image',
    icon: '🎨',
    related: ['favicon-generator', 'exif-viewer', 'image-resizer'],
    ready: true,
  },
  {
    slug: 'exif-viewer',
    category: 'image',
    icon: '📷',
    related: ['jpg-compressor', 'image-resizer', 'text-extractor'],
    ready: true,
  },
  {
    slug: 'text-extractor',
    category: 'image',
    icon: '🔤',
    related: ['word-counter', 'exif-viewer', 'image-resizer'],
    ready: true,
  },
  {
    slug: 'word-counter',
    category: 'text',
    icon: '📝',
    featured: true,
    related: ['lorem-ipsum', 'markdown-html', 'text-extractor'],
    ready: true,
  },
  {
    slug: 'csv-json-converter',
    category: 'text',
    icon: '🔁',
    related: ['markdown-html', 'word-counter', 'lorem-ipsum'],
    ready: true,
  },
  {
    slug: 'markdown-html',
    category: 'text',
    icon: '⬇️',
    related: ['word-counter', 'csv-json-converter', 'lorem-ipsum'],
    ready: true,
  },
  {
    slug: 'lorem-ipsum',
    category: 'text',
    icon: '📜',
    related: ['word-counter', 'markdown-html', 'csv-json-converter'],
    ready: true,
  },
  {
    slug: 'credit-calculator',
    category: 'calculator',
    icon: '💳',
    featured: true,
    disclaimer: 'finance',
    related: ['loan-calculator', 'compound-interest', 'basic-calculator'],
    ready: true,
  },
  {
    slug: 'bac-calculator',
    category: 'calculator',
    icon: '🍺',
    disclaimer: 'drinking',
    related: ['bmi-calculator', 'weight-calculator', 'unit-converter'],
    ready: true,
  },
  {
    slug: 'pregnancy-calculator',
    category: 'calculator',
    icon: '🤰',
    disclaimer: 'health',
    related: ['ovulation-calendar', 'date-calculator', 'bmi-calculator'],
    ready: true,
  },
  {
    slug: 'weight-calculator',
    category: 'calculator',
    icon: '🏃',
    disclaimer: 'health',
    related: ['bmi-calculator', 'unit-converter', 'bac-calculator'],
    ready: true,
  },
  {
    slug: 'ovulation-calendar',
    category: 'calculator',
    icon: '🌸',
    disclaimer: 'health',
    related: ['pregnancy-calculator', 'date-calculator', 'weight-calculator'],
    ready: true,
  },
  {
    slug: 'compound-interest',
    category: 'calculator',
    icon: '📈',
    disclaimer: 'finance',
    related: ['loan-calculator', 'credit-calculator', 'date-calculator'],
    ready: true,
  },
  {
    slug: 'date-calculator',
    category: 'calculator',
    icon: '📅',
    related: ['pregnancy-calculator', 'ovulation-calendar', 'pomodoro-timer'],
    ready: true,
  },
  {
    slug: 'scientific-calculator',
    category: 'calculator',
    icon: '🔬',
    related: ['basic-calculator', 'unit-converter', 'compound-interest'],
    ready: true,
  },
  {
    slug: 'basic-calculator',
    category: 'calculator',
    icon: '🧮',
    related: ['scientific-calculator', 'unit-converter', 'credit-calculator'],
    ready: true,
  },
  {
    slug: 'loan-calculator',
    category: 'calculator',
    icon: '🏠',
    disclaimer: 'finance',
    related: ['compound-interest', 'credit-calculator', 'date-calculator'],
    ready: true,
  },
  {
    slug: 'bmi-calculator',
    category: 'calculator',
    icon: '⚖️',
    disclaimer: 'health',
    related: ['weight-calculator', 'bac-calculator', 'unit-converter'],
    ready: true,
  },
  {
    slug: 'unit-converter',
    category: 'calculator',
    icon: '📏',
    related: ['scientific-calculator', 'basic-calculator', 'bmi-calculator'],
    ready: true,
  },
  {
    slug: 'pomodoro-timer',
    category: 'utility',
    icon: '🍅',
    featured: true,
    related: ['white-noise', 'date-calculator', 'word-counter'],
    ready: true,
  },
  {
    slug: 'white-noise',
    category: 'utility',
    icon: '🌊',
    related: ['pomodoro-timer', 'date-calculator', 'basic-calculator'],
    ready: true,
  },
]
