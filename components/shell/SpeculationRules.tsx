/**
 * Lets the browser fetch a page of ours while the pointer rests on its link: on intent only, by the browser's own
 * judgement of memory and data saving. Browsers without speculation rules just follow the link.
 */
const RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: 'a[data-internal]' }, eagerness: 'moderate' }],
})

export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: RULES }} />
}
