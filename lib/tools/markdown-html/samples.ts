const CODE = ['```js', 'const greet = (name) => `Hello, ${name}`', "console.log(greet('Markdown'))", '```'].join('\n')

const SAMPLES: Readonly<Record<string, string>> = {
  en: `# Weekend hike

We meet at **8:30** at the *north gate*. Bring water, ~~sandals~~ boots and a rain jacket[^1].

> [!TIP]
> The first bus is quieter than the second.

## What to bring

- [x] Map
- [ ] Lunch
  - Bread and cheese
  - Fruit

| Stop | Time | Height |
| :--- | :--: | -----: |
| North gate | 8:30 | 120 m |
| Summit | 11:45 | 836 m |

The route is on [the club page](https://example.com).

${CODE}

[^1]: Showers are likely after noon.
`,
  ko: `# 주말 산행 안내

**토요일(8시 30분)**에 *북문 앞*에서 만나요. 물과 ~~슬리퍼~~ 등산화, 우비[^1]를 챙겨 주세요.

> [!TIP]
> 두 번째 버스보다 첫 버스가 한산해요.

## 준비물

- [x] 지도
- [ ] 도시락
  - 김밥
  - 과일

| 지점 | 시각 | 높이 |
| :--- | :--: | ---: |
| 북문 | 8:30 | 120 m |
| 정상 | 11:45 | 836 m |

자세한 길은 [모임 페이지](https://example.com)에 있어요.

${CODE}

[^1]: 오후에 소나기 소식이 있어요.
`,
  ja: `# 週末ハイキングのお知らせ

**土曜日（8時30分）**に*北口の前*で集合します。水と~~サンダル~~登山靴、雨具[^1]をお持ちください。

> [!TIP]
> 2本目のバスより、始発のほうが空いています。

## 持ち物

- [x] 地図
- [ ] お弁当
  - おにぎり
  - 果物

| 地点 | 時刻 | 標高 |
| :--- | :--: | ---: |
| 北口 | 8:30 | 120 m |
| 山頂 | 11:45 | 836 m |

詳しい道順は[サークルのページ](https://example.com)にあります。

${CODE}

[^1]: 午後は、にわか雨の予報です。
`,
}

/** A sample document with most of the syntax in the page's language, or in English if there is none. */
export function sampleFor(locale: string): string {
  return SAMPLES[locale] ?? SAMPLES.en!
}
