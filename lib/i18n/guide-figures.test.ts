import { readFileSync } from 'node:fs'
import { addDays } from '@/lib/core/plain-date'
import { formatForDisplay } from '@/lib/tools/basic-calculator/decimal'
import { computeLine } from '@/lib/tools/basic-calculator/pasted-sum'
import { TAX_RATES } from '@/lib/tools/compound-interest/fields'
import { todaysMoney } from '@/lib/tools/compound-interest/goal'
import { effectiveAnnualRate } from '@/lib/tools/compound-interest/savings'
import { startEarly } from '@/lib/tools/compound-interest/start-early'
import { planOf, type Plan } from '@/lib/tools/credit-calculator/plans'
import { lunarDatesFrom, lunarOf } from '@/lib/tools/date-calculator/lunar'
import { gramsOf } from '@/lib/tools/unit-converter/ingredients'
import {
  afterTax,
  answer,
  bac,
  bank,
  bmi,
  devine,
  fixed,
  growth,
  inMan,
  inPixels,
  inUnit,
  koDay,
  loan,
  newYear,
  offered,
  on,
  ovulation,
  percent,
  present,
  refinanced,
  cutOff,
  saved,
  short,
  to,
  unit,
} from '@/scripts/jest/figures'
import { describeSaid, MESSAGES } from '@/scripts/jest/messages'
import type { Locale } from './locales'

const NUMBERS = 'zero one two three four five six seven eight nine'.split(' ')

const KO_LOAN = { loanAmount: '300000000', annualRate: '4', term: '30', currency: 'KRW' }
const KO_EXTRA = saved({ ...KO_LOAN, extraPayment: '300000' })
const EN_EXTRA = saved({ loanAmount: '240000', extraPayment: '200' })
const JA_EXTRA = saved({
  loanAmount: '30000000',
  annualRate: '1.5',
  term: '35',
  extraPayment: '10000',
  currency: 'JPY',
})
const OFFERED = offered({ annualRate2: '3.8', term2: '20' })
const REFINANCED = refinanced('20000000', '25', '1.5', '0.8', '600000')

/** Ten million in ten years at 7 % a year: at once by the frequency of interest, and with 200,000 more each month. */
const tenYears = (set: object) =>
  growth({ principal: '10000000', annualRate: '7', years: '10', currency: 'KRW', ...set })
const MONTHLY = tenYears({})
const YEARLY = tenYears({ compoundingFrequency: '1' }).finalAmount
const DAILY = tenYears({ compoundingFrequency: '365' }).finalAmount
const ADDED = tenYears({ contribution: '200000' })
const effective = (rate: number, times: number, decimals = 2) =>
  percent(effectiveAnnualRate(rate / 100, times), decimals)
const REAL = percent(todaysMoney(1.07, 0.025, 1) - 1, 1)
const { early, late } = startEarly(200)
const isThird =
  late.totalContributions === 3 * early.totalContributions && early.balances.at(-1)! > late.balances.at(-1)!
const COMPOUND_3_YEARS = growth({ principal: '10000000', annualRate: '3', years: '3', currency: 'KRW' }).interestEarned
const DEPOSIT = bank(1e7, 0, 3)
const SAVING = bank(0, 5e5, 4)

const fee = (amount: number, months: number, rate: number, part: keyof Plan = 'totalInterest') =>
  fixed(planOf(amount, months, rate, 'cardFee')[part])
const healthy = (standard: string) =>
  `${fixed(bmi('170', '65', standard).healthyMin, 1)}~${fixed(bmi('170', '65', standard).healthyMax, 1)}kg`

const grams = (drinkType: string, milliliters = '') => short(bac({ weight: '70', drinkType }).grams) + milliliters
const custom = (volume: string, abv: string) => bac({ weight: '60', drinkType: 'custom', volume, abv })
const MAN = bac({ weight: '70' })
const WOMAN = bac({ weight: '55', gender: 'female' })
/** Grams that a man of 70 kg clears in an hour. */
const CLEARED = MAN.grams / MAN.hoursToSober

const PYEONG = inUnit(1, 'pyeong', 'm2')
const M2 = inUnit(1, 'm2', 'pyeong')

/** Sums that guides quote, each with what the calculator shows. */
const SUMS = {
  'basic-calculator:page.about.1.text': [['', computeLine('2 + 3 × 4')]],
  'basic-calculator:page.about.2.text': [['0.1', formatForDisplay(computeLine('1 ÷ 3 × 3')!)]],
  'basic-calculator:page.about.3.text': ['200+10%', '80−25%'].map((sum) => [sum, computeLine(sum)]),
  'scientific-calculator:page.about.1.text': ['2^3^2', '-2^2', '2^3!', '6/2(1+2)'].map((sum) => [sum, answer(sum)]),
  'scientific-calculator:page.about.2.text': ['sin(180)', '0.1+0.2', '1/3*3'].map((sum) => [
    sum.slice(0, 3),
    answer(sum),
  ]),
  'scientific-calculator:page.about.3.text': [['171!', Number.MAX_VALUE.toExponential(1).slice(0, 3)]],
  'scientific-calculator:page.tips.1': [['8^(1/3)', answer('(-8)^(1/3)')]],
  'scientific-calculator:page.tips.2': ['100+3%', '200*15%'].map((sum) => [sum.slice(0, 3), answer(sum)]),
  'scientific-calculator:page.tips.3': [['2e3', answer('2e3').replace(',', '')]],
  'scientific-calculator:page.faq.1.q': [['sin(30)', answer('sin(30)', 'rad').slice(0, 6)]],
  'scientific-calculator:page.faq.1.a': [['DEG', answer('sin(30)')]],
  'scientific-calculator:page.about.4.text': [
    ['20*tan(35)', fixed(Number(answer('20*tan(35)')), 1)],
    ['sqrt(3^2+4^2)', answer('sqrt(3^2 + 4^2)')],
    ['-log(3.2e-4)', fixed(Number(answer('-log(3.2e-4)')), 2)],
  ],
}

/** Texts, each with what stands around its figures. */
const TEXTS: Record<string, string[]> = {
  'ko/loan-calculator:page.about.2.text': [
    `총 이자는 약 ${inMan(loan(KO_LOAN).totalInterest)} 원`,
    `원금균등은 ${inMan(loan({ ...KO_LOAN, repayment: 'equalPrincipal' }).totalInterest)} 원`,
  ],
  'ko/loan-calculator:page.about.3.text': [
    `${Math.floor(KO_EXTRA.months / 12)}년 ${KO_EXTRA.months % 12}개월 일찍`,
    `약 ${inMan(KO_EXTRA.interest)} 원 줄어요`,
  ],
  'en/loan-calculator:page.about.3.text': [`more than ${NUMBERS[Math.floor(EN_EXTRA.months / 12)]} years early`],
  'ja/loan-calculator:page.about.3.text': [
    `${Math.floor(JA_EXTRA.months / 12)}年${JA_EXTRA.months % 12}か月早まり、利息は約${fixed(JA_EXTRA.interest / 1e4)}万円`,
  ],
  'ko/needs/loan-comparison:description': [`모두 약 ${inMan(OFFERED.less)} 원 덜`],
  'ko/needs/loan-comparison:guide.1.text': [`매달 ${fixed(loan(KO_LOAN).monthlyPayment)}원`],
  'ja/needs/mortgage-refinancing:description': [`合計で約${fixed(REFINANCED.inAll / 1e4)}万円得します`],
  'ko/compound-interest:page.about.2.text': [
    `${inMan(MONTHLY.finalAmount - 5e3)} ${fixed(MONTHLY.finalAmount % 1e4)}원이 되면 ${percent(MONTHLY.returnOnInvestment, 2)}`,
    `월복리면 ${effective(7, 12)}, 일복리면 ${effective(7, 365)}`,
  ],
  'en/compound-interest:page.about.2.text': [
    `${fixed(MONTHLY.finalAmount / 1e3, 2)} has returned ${percent(MONTHLY.returnOnInvestment, 2)}`,
    `monthly is ${effective(7, 12)}, compounded daily ${effective(7, 365)}`,
  ],
  'ja/compound-interest:page.about.2.text': [
    `万${fixed((MONTHLY.finalAmount / 10) % 1e4)}円になれば${percent(MONTHLY.returnOnInvestment, 2)}`,
    `1か月複利でも${effective(7, 12)}、1日複利なら${effective(7, 365)}`.replace('でも', 'なら'),
  ],
  'ko/compound-interest:page.about.3.text': [
    `연복리는 약 ${inMan(YEARLY)} 원, 일복리는 약 ${inMan(DAILY)} 원으로 차이가 ${inMan(DAILY - YEARLY)} 원쯤`,
    `약 ${inMan(ADDED.finalAmount)} 원이 되고, 이 가운데 ${inMan(ADDED.totalContributions)} 원`,
  ],
  'en/compound-interest:page.about.3.text': [
    `${fixed(YEARLY / 1e3, 2)} compounded yearly and ${fixed(DAILY / 1e3, 2)} compounded daily`,
    `${fixed(ADDED.finalAmount / 1e3, 2)}, of which ${fixed(ADDED.totalContributions / 1e3)}`,
    to(0.05, 1 - (1.06 / 1.07) ** 30) === 0.25 ? 'about a quarter of the final sum' : 'another part',
  ],
  'ja/compound-interest:page.about.3.text': [
    `1年複利で約${fixed(YEARLY / 1e5, 1)}万円、1日複利で約${fixed(DAILY / 1e5, 1)}万円`,
    `約${fixed(ADDED.finalAmount / 1e5, 1)}万円になり、そのうち${fixed(ADDED.totalContributions / 1e5)}万円`,
  ],
  'ko/compound-interest:page.about.4.text': [`연 6%면 ${72 / 6}년쯤`, isThird ? '3분의 1만' : '다른 몫'],
  'en/compound-interest:page.about.4.text': [`${NUMBERS[72 / 8]} years at 8%`, isThird ? 'a third as much' : 'another'],
  'ja/compound-interest:page.about.4.text': [`年利3%なら約${72 / 3}年`, isThird ? '3分の1でも' : '別の割合'],
  'ko/compound-interest:page.tips.1': [percent(TAX_RATES.korea, 1)],
  'ja/compound-interest:page.tips.1': [percent(TAX_RATES.japan, 3)],
  'ko/compound-interest:page.tips.2': [`세전 이자는 ${fixed(bank(0, 2e5, 4))}원`],
  'ko/compound-interest:page.tips.3': [`실질 수익률은 ${REAL}쯤`],
  'en/compound-interest:page.tips.1': [`about ${REAL} in real terms`],
  'ja/compound-interest:page.tips.3': [`約${REAL}`],
  'ko/compound-interest:page.faq.1.a': [
    `3%와 ${effective(3, 12)}로 ${fixed(effectiveAnnualRate(0.03, 12) * 100 - 3, 2)}%p`,
  ],
  'ja/compound-interest:page.faq.1.a': [`実効年利は${effective(1, 2, 4)}と1%`],
  'ko/needs/deposit-interest:description': [`세금을 떼고 ${fixed(afterTax(DEPOSIT))}원`],
  'ko/needs/deposit-interest:guide.1.text': [`${fixed(afterTax(1), 3)}을 곱해요`],
  'ko/needs/deposit-interest:guide.2.text': [
    `단리는 ${inMan(bank(1e7, 0, 3, 3))} 원, 월복리는 ${fixed(COMPOUND_3_YEARS)}원으로 ${inMan(COMPOUND_3_YEARS - 9e5)} 원쯤`,
    `단리 ${percent(COMPOUND_3_YEARS / 3e7, 2)} 정도`,
  ],
  'ko/needs/deposit-interest:guide.3.text': [`한 곳에 ${inMan(Math.floor(1e8 / 1.03 / 1e6) * 1e6)} 원쯤만`],
  'ko/needs/deposit-interest:guide.4.text': [`약 ${inMan(to(1e6, 2e7 / 0.03))} 원을 맡겼을 때`],
  'ko/needs/installment-savings-interest:description': [`세금을 떼고 ${fixed(afterTax(SAVING))}원`],
  'ko/needs/installment-savings-interest:guide.2.title': [`${inMan(bank(6e6, 0, 4))} 원`],
  'ko/needs/installment-savings-interest:guide.2.text': [
    `1년 이자가 ${inMan(bank(6e6, 0, 4))} 원`,
    `예금의 ${percent(SAVING / bank(6e6, 0, 4))} 정도`,
  ],
  'ko/needs/installment-savings-interest:guide.3.text': [`× 78 = ${fixed(SAVING)}원`],
  'ko/needs/installment-savings-interest:guide.4.text': [
    `세후 이자는 ${inMan(to(1e4, afterTax(bank(0, 2e5, 8))))} 원이 안 돼요`,
  ],
  'ko/credit-calculator:page.about.2.text': [`6개월로 나누면 ${fee(1e6, 6, 12)}원`],
  'en/credit-calculator:page.about.2.text': [`at 12% costs ${fee(1e6, 6, 12)} won`],
  'ja/credit-calculator:page.about.2.text': [
    `12回なら${fee(1e5, 12, 15)}円で、毎月均等の約${fixed(to(10, planOf(1e5, 12, 15, 'amortized').totalInterest))}円`,
  ],
  'ja/credit-calculator:page.faq.1.a': [`30回で、手数料は${fee(3e5, 30, 15)}円`],
  'ko/bmi-calculator:page.about.1.text': [`65÷1.7² = ${fixed(bmi('170', '65').bmi, 1)}`],
  'en/bmi-calculator:page.about.1.text': [
    [2, 1].map((digits) => fixed(bmi('165', '68').bmi, digits)).join(', shown as '),
  ],
  'ja/bmi-calculator:page.about.1.text': [`55÷1.6² = ${fixed(bmi('160', '55').bmi, 1)}`],
  'ko/bmi-calculator:page.tips.2': [`BMI가 ${fixed(bmi('170', '65').bmi - bmi('172', '65').bmi, 1)}쯤`],
  'ja/bmi-calculator:page.tips.2': [`BMIは約${fixed(bmi('160', '55').bmi - bmi('162', '55').bmi, 1)}`],
  'ko/bmi-calculator:page.faq.1.a': [`각각 ${healthy('asian')}, ${healthy('who')}`],
  'ko/weight-calculator:page.about.1.text': [`45.5+2.3×5 = ${fixed(devine('165.1', 'female'))}kg`],
  'en/weight-calculator:page.about.1.text': [`50 + 2.3 × 10 = ${fixed(devine('177.8', 'male'))} kg`],
  'ja/weight-calculator:page.about.1.text': [`50＋2.3×7 = ${fixed(devine('170.2', 'male'), 1)}kg`],
  'ko/bac-calculator:page.about.1.text': [
    `한 병(${grams('soju-bottle-16')}g)`,
    `−0.015×2 = ${fixed(bac({ weight: '70', hours: '2' }).bac, 3)}%`,
  ],
  'en/bac-calculator:page.about.1.text': [
    `− 0.015 = ${fixed(bac({ weight: '80', hours: '1', drinkType: 'beer', drinkCount: '3' }).bac, 3)}%`,
  ],
  'ja/bac-calculator:page.about.1.text': [
    `−0.015 = ${fixed(bac({ gender: 'female', weight: '55', hours: '1', drinkType: 'wine', drinkCount: '2' }).bac, 3)}%`,
  ],
  'ko/bac-calculator:page.about.3.text': [
    `${grams('soju-shot-16')}g, 한 병(360ml)에 ${grams('soju-bottle-16')}g이고, 20도는 각각 ${grams('soju-shot')}g, ${grams('soju-bottle')}g`,
    `6도)은 ${grams('makgeolli')}g, 하이볼 한 캔(350ml, 7도)은 ${grams('highball')}g`,
    `한 시간에 약 ${fixed(CLEARED)}g`,
  ],
  'en/bac-calculator:page.about.3.text': [
    `soju holds ${grams('soju-bottle-16')} g at 16%, the most common strength today, and ${grams('soju-bottle')} g at 20%`,
    `6% holds ${grams('makgeolli')} g and a 350 ml can of highball at 7%, ${grams('highball')} g`,
    `about ${fixed(CLEARED)} g an hour, so one drink takes about ${NUMBERS[Math.round(14 / CLEARED)]} hours`,
  ],
  'ja/bac-calculator:page.about.3.text': [
    `${grams('soju-shot-16')}g、1本360mlが${grams('soju-bottle-16')}g、20度ではそれぞれ${grams('soju-shot')}gと${grams('soju-bottle')}g`,
    `${grams('makgeolli')}g、ハイボール1缶（350ml・7度）は${grams('highball')}g`,
  ],
  'ko/bac-calculator:page.faq.1.a': [
    `약 ${Math.floor(MAN.hoursToSober)}시간 ${to(10, (MAN.hoursToSober % 1) * 60)}분, 55kg 여성은 약 ${fixed(WOMAN.hoursToSober)}시간`,
    `각각 ${Math.floor(MAN.soberRange.max)}시간 반, ${fixed(WOMAN.soberRange.max)}시간`,
  ],
  'en/bac-calculator:page.faq.1.a': [`${NUMBERS[Math.floor(0.08 / 0.015)]} hours and twenty minutes`],
  'ja/bac-calculator:page.faq.1.a': [
    `（約${to(10, custom('500', '5').grams)}g）で計算上は飲み始めから${Math.floor(custom('500', '5').hoursToSober)}時間あまり`,
  ],
  'ko/needs/soju-sober-time:description': [`${fixed(MAN.soberRange.min)}~${to(5, MAN.soberRange.max)}시간`],
  'ko/needs/soju-sober-time:guide.1.text': [`무게로 ${grams('soju-bottle-16')}g`, `한 시간에 ${fixed(CLEARED)}g쯤`],
  'ko/needs/soju-sober-time:guide.2.text': [
    `아직 ${percent(Math.floor(MAN.bac * 100 - 7) / 1e4, 2)}가 넘게`,
    `느린 사람은 ${fixed(2 * MAN.bac - 0.07, 2)}%쯤`,
  ],
  'ko/needs/soju-sober-time:faq.1.a': [`알코올은 ${grams('soju-shot-16')}g`],
  'ko/needs/soju-sober-time:faq.3.a': [`17도 한 병은 ${fixed(custom('360', '17').grams, 1)}g`],
  'ko/unit-converter:page.about.2.text': [`약 ${fixed(PYEONG, 4)}m²`, `25평에서 ${fixed(25 * (PYEONG - 3.3), 2)}m²쯤`],
  'ja/unit-converter:page.about.2.text': [`約${fixed(PYEONG, 4)}平方`, `30坪で約${fixed(30 * (PYEONG - 3.3), 2)}平方`],
  'en/unit-converter:page.about.3.text': [
    `gallon is ${fixed(inUnit(1, 'gal', 'L'), 3)} liters, an imperial one ${fixed(inUnit(1, 'impgal', 'L'), 3)}`,
    `about ${percent(inUnit(1, 'nmi', 'mi') - 1)} longer`,
  ],
  'ko/unit-converter:page.tips.2': [`(${fixed(inUnit(1, 'cup', 'mL'), 1)}mL)`],
  'ja/unit-converter:page.tips.2': [`約${fixed(inUnit(1, 'cup', 'mL'))}mL`],
  'ko/unit-converter:page.tips.3': [`(${fixed(inUnit(1, 'ton', 'kg'))}kg)`],
  'ja/unit-converter:page.tips.3': [`約${fixed(inUnit(1, 'ton', 'kg'))}kg`],
  'ko/unit-converter:page.faq.1.a': [`약 ${fixed(30 * PYEONG, 2)}m²`],
  'ja/unit-converter:page.faq.1.a': [`約${fixed(30 * PYEONG, 2)}平方メートル`],
  'ko/unit-converter:page.faq.2.a': [`${fixed(inUnit(71, 'in', 'cm'), 2)}cm`],
  'en/unit-converter:page.faq.1.a': [`${fixed(inUnit(71, 'in', 'cm'), 2)} cm`],
  'ja/unit-converter:page.faq.2.a': [`${fixed(inUnit(71, 'in', 'cm'), 2)}cm`],
  'ko/unit-converter:page.faq.3.a': [`약 ${fixed(inUnit(100, 'fahrenheit', 'celsius'), 2)}°C`],
  'ja/unit-converter:page.faq.3.a': [`約${fixed(inUnit(100, 'fahrenheit', 'celsius'), 2)}℃`],
  'ja/unit-converter:page.faq.4.a': [`${inUnit(1, 'knot', 'kmh')}km/h`],
  'ko/unit-converter:page.faq.5.a': [
    `약 ${fixed(inUnit(1, 'oz', 'g'), 2)}g`,
    `약 ${fixed(inUnit(1, 'floz', 'mL'), 2)}mL`,
  ],
  'ja/unit-converter:page.faq.5.a': [
    `約${fixed(inUnit(1, 'oz', 'g'), 2)}g`,
    `約${fixed(inUnit(1, 'floz', 'mL'), 2)}mL`,
  ],
  'en/unit-converter:page.faq.5.a': (['water', 'flour'] as const).map(
    (one) => `about ${gramsOf(one, 1, unit('cup'))} g`,
  ),
  'ko/needs/pyeong-to-square-meters:description': [`84m²는 ${fixed(84 * M2, 2)}평`],
  'ko/needs/pyeong-to-square-meters:guide.1.text': [`0.3은 ${fixed(84 * 0.3, 1)}로, 참값 ${fixed(84 * M2, 1)}와`],
  'ko/needs/pyeong-to-square-meters:guide.3.text': [`m²당 907만 ${fixed((3e7 * M2) % 1e4)}원`],
  'ko/needs/pyeong-to-square-meters:faq.1.a': [`${fixed(84 * M2, 1)}평`],
  'ko/needs/pyeong-to-square-meters:faq.2.a': [`${fixed(100 * PYEONG, 2)}m²`],
  'ja/needs/tsubo-to-square-meters:description': [`約${fixed(PYEONG, 3)}m²`],
  'ja/needs/tsubo-to-square-meters:guide.1.title': [`約${fixed(PYEONG, 3)}m²`],
  'ja/needs/tsubo-to-square-meters:guide.1.text': [`ぴったり${M2}坪`],
  'ja/needs/tsubo-to-square-meters:guide.2.text': [`坪${2400 / 30}万円、施工36坪で割れば約${fixed(2400 / 36)}万円`],
  'ja/needs/tsubo-to-square-meters:faq.2.a': [`30万${fixed(M2 * 1e6 - 3e5)}円`],
  'ja/needs/tsubo-to-square-meters:faq.3.a': [`約${fixed(300 * PYEONG, 1)}m²`, `約${fixed(3000 * PYEONG)}m²`],
  'ja/needs/tatami-to-square-meters:description': [`6畳なら${inUnit(6, 'jo', 'm2')}m²`],
  'ja/needs/tatami-to-square-meters:faq.3.a': [`約${fixed(inUnit(1, 'pyeong', 'jo'), 2)}畳`],
  'ko/needs/hundred-days-anniversary:guide.1.text': [`99일 뒤인 ${koDay(present(addDays(on('2026-01-01'), 99)))}`],
  'ko/needs/lunar-birthday:guide.3.text': [
    lunarDatesFrom('dangi', { month: 12, day: 30, leap: false }, on('2026-03-01'), 6)
      .flatMap(({ shortened, date }) => (shortened ? [`${date.year}년`] : []))
      .join(', '),
  ],
  'ko/needs/lunar-birthday:guide.4.text': [
    `한국이 ${koDay(newYear('dangi', 2027))}, 중국이 ${koDay(newYear('chinese', 2027))}`,
    `2028년 설도 한국은 ${koDay(newYear('dangi', 2028))}`,
  ],
  'ko/needs/lunar-birthday:faq.3.a': [
    (({ year, month, day: date }) => `음력 ${year}년 ${month}월 ${date}일`)(
      present(lunarOf('dangi', on('1990-01-20'))),
    ),
  ],
  'ko/ovulation-calendar:page.faq.1.a': [`시작일에서 ${ovulation('28')}일 뒤`],
  'en/ovulation-calendar:page.faq.1.a': [`that is ${ovulation('32')} days after`],
  'ja/ovulation-calendar:page.faq.1.a': [`開始日から${ovulation('30')}日後`],
  'ko/image-resizer:page.about.4.text': [inPixels(30, 40).replace(' × ', ', 4 ÷ 2.54 × 300 = '), '1,200×1,800'],
  'en/image-resizer:page.about.4.text': [
    `600 × 600. The 35 × 45 mm photo of most other countries needs ${inPixels(35, 45)}`,
  ],
  'ja/image-resizer:page.about.4.text': [inPixels(30, 40).replace(' × ', '、高さは4÷2.54×300＝')],
  'ko/image-resizer:page.faq.4.a': [inPixels(35, 45).replace(' × ', '×'), inPixels(30, 40).replace(' × ', '×')],
  'ja/image-resizer:page.faq.4.a': [inPixels(30, 40).replace(' × ', '×'), inPixels(35, 45).replace(' × ', '×')],
  'ko/needs/korean-id-photo:guide.2.text': [inPixels(30, 40), `너비 ${354 * 2}, 높이 ${472 * 2}`],
  'en/needs/passport-photo-size:guide.2.text': [inPixels(35, 45), inPixels(35, 45, 600)],
  'ko/jpg-compressor:page.faq.2.a': [`${200 * 0.97}~200KB`],
  'en/jpg-compressor:page.faq.2.a': [`between ${200 * 0.97} and 200 KB`],
  'ja/jpg-compressor:page.faq.2.a': [`${200 * 0.97}〜200KB`],
  'ko/needs/photo-under-100kb:guide.1.text': [`${fixed(100 * 1024)}바이트`, `최대 용량을 ${Math.floor(1e5 / 1024)}로`],
  'en/needs/photo-under-100kb:guide.1.text': [`100 KB is ${fixed(100 * 1024)}`, `aim for ${Math.floor(1e5 / 1024)} KB`],
  'ja/needs/photo-under-100kb:guide.1.text': [`${fixed(100 * 1024)}バイト`, `上限を${Math.floor(1e5 / 1024)}KB`],
  'en/needs/photo-under-20kb:guide.2.text': [
    `about ${fixed(to(1e4, 20 * 1024 * 8))} bits`,
    `${fixed(400 * 300)} pixels`,
  ],
  'en/needs/photo-under-20kb:faq.3.a': [`aim for ${Math.floor(2e4 / 1024)}`],
  'en/needs/photo-under-50kb:guide.2.text': [`only ${fixed(200 * 230)} pixels`],
  'en/needs/photo-under-50kb:faq.1.a': [`largest size to ${Math.floor(5e4 / 1024)}`],
  'en/needs/photo-under-200kb:guide.3.text': [
    `holds ${fixed((600 * 600 * 3) / 1e3)} KB`,
    `of ${(600 * 600 * 3) / 2e4} KB or more`,
  ],
  'ja/needs/instagram-photo-size:guide.2.text': [`約${cutOff(2 / 3, 4 / 5)}切れます`, `約${cutOff(2 / 3, 3 / 4)}です`],
  'ko/word-counter:page.faq.2.a': [`200자 원고지로 ${1000 / 200}장`],
  'en/word-counter:page.faq.2.a': [`${'Four'} manuscript pages of ${1000 / 4} words`],
  'ja/word-counter:page.faq.3.a': [`400字詰めで${2000 / 400}枚`],
}

/** Languages whose guides have rows here. */
const QUOTING: readonly Locale[] = ['ko', 'en', 'ja']
const texts = new Map(QUOTING.flatMap((locale) => MESSAGES[locale].map(({ key, text }) => [`${locale}/${key}`, text])))
const flat = (text = '') => text.replaceAll(/\s/g, '').replaceAll('＋', '+')

it.each(Object.entries(TEXTS))('%s says what the tool computes', (key, says) => {
  expect(says.filter((part) => !texts.get(key)?.includes(part))).toEqual([])
})

it.each(QUOTING.flatMap((locale) => Object.entries(SUMS).map(([key, sums]) => [`${locale}/${key}`, sums] as const)))(
  '%s says what the calculator shows',
  (key, sums) => {
    const said = flat(texts.get(key))
    expect(sums.flat().filter((part) => !said.includes(flat(part ?? 'no result')))).toEqual([])
  },
)

/** Guides of tools whose results are numbers, what looks like such a result, and texts in which it is an input or a measure. */
const GUIDES =
  /^(?:(?:loan|compound|credit|bmi|weight|bac|date|unit|basic|scientific)-|needs\/(?:mortg|loan-c|depo|install|pye|tsu|tat|soju|lun|hund|korean-age)).*:(?:page\.)?(?:description|howTo|about|guide|tips|faq)\.(?!.*\.table\.)/
const RESULT = /(?:약 |約|\babout )\d|[=＝] ?[−\d]|\d만 (?:[\d,]+)?원|\d万円/
const INPUTS = ['ja/needs/mortgage-refinancing:guide.1.text', 'ja/needs/mortgage-refinancing:guide.3.text']

it('every result that a guide quotes is computed here or listed as a fact', () => {
  const facts = JSON.parse(readFileSync('data/facts.json', 'utf8')) as { where: object }[]
  const sums = QUOTING.flatMap((locale) => Object.keys(SUMS).map((key) => `${locale}/${key}`))
  const known = [...Object.keys(TEXTS), ...sums, ...INPUTS, ...facts.flatMap(({ where }) => Object.keys(where))]
  const typed = QUOTING.flatMap((locale) => MESSAGES[locale]).filter(
    ({ locale, key, text }) => GUIDES.test(key) && RESULT.test(text) && !known.includes(`${locale}/${key}`),
  )
  expect(typed.map(describeSaid)).toEqual([])
})
