'use client'

import { startTransition, useState } from 'react'
import { useFields } from '@/components/ui/fields/useFields'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { setBack, clearAll } from '@/components/ui/feedback/clear-all'
import { randomSeed } from './random-seed'
import { seededRandom, seedFromText } from '@/lib/core/random'
import { countProblem, loremIpsumFields } from '@/lib/tools/lorem-ipsum/fields'
import { generateFiller } from '@/lib/tools/lorem-ipsum/generate'
import { LoremInputs } from './LoremInputs'
import { LoremOutput, type Generated } from './LoremOutput'

const LONG_TEXT_LENGTH = 20_000

export default function LoremIpsum() {
  const fields = useFields(loremIpsumFields)
  const [generated, setGenerated] = useState<Generated>()
  const { values } = fields

  const generate = () => {
    const { count, type, fillerLanguage, startWithLorem, htmlTags } = values
    if (count === null || !Number.isInteger(count) || countProblem(values)) return
    const seed = values.seed.trim() || randomSeed()
    const random = seededRandom(seedFromText(seed))
    const filler = generateFiller({ count, type, fillerLanguage, startWithLorem }, random)
    const show = () => setGenerated({ filler, count, type, htmlTags, seed })
    // A hundred paragraphs take long to lay out, and do so in a task of their own.
    if (filler.text.length > LONG_TEXT_LENGTH) startTransition(show)
    else show()
  }

  const clearText = () => setBack(generated, undefined, setGenerated)

  return (
    <CalculatorLayout
      inputs={<LoremInputs fields={fields} onGenerate={generate} onReset={() => clearAll(clearText, fields.clear)} />}
      results={<LoremOutput generated={generated} />}
    />
  )
}
