export interface Sample {
  readonly csv: string
  readonly json: string
}

const ENGLISH: Sample = {
  csv: `name,age,city,phone,member
Jane Doe,29,London,020 7946 0123,true
Richard Roe,34,"Springfield, IL",555-0142,false
Mary Major,41,Sydney,02 5550 1234,true
`,
  json: `[
  {
    "name": "Jane Doe",
    "age": 29,
    "address": { "city": "London", "postcode": "SW1A 0XX" },
    "hobbies": ["hiking", "photography"]
  },
  {
    "name": "Richard Roe",
    "age": 34,
    "address": { "city": "Springfield", "postcode": "00000" },
    "hobbies": ["swimming"]
  }
]
`,
}

/** By language; the names are placeholders or from folk tales. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  ko: {
    csv: `이름,나이,도시,전화번호,회원
홍길동,29,서울,010-0000-1234,true
성춘향,34,"부산, 해운대",010-0000-5678,false
이몽룡,41,제주,010-0000-9012,true
`,
    json: `[
  {
    "이름": "홍길동",
    "나이": 29,
    "주소": { "도시": "서울", "우편번호": "04524" },
    "취미": ["등산", "사진"]
  },
  {
    "이름": "성춘향",
    "나이": 34,
    "주소": { "도시": "부산", "우편번호": "48094" },
    "취미": ["수영"]
  }
]
`,
  },
  en: ENGLISH,
  ja: {
    csv: `名前,年齢,都市,電話番号,会員
山田 太郎,29,東京,03-0000-1234,true
佐藤 花子,34,"大阪市, 北区",06-0000-5678,false
田中 次郎,41,札幌,011-000-9012,true
`,
    json: `[
  {
    "名前": "山田 太郎",
    "年齢": 29,
    "住所": { "都市": "東京", "郵便番号": "000-0001" },
    "趣味": ["登山", "写真"]
  },
  {
    "名前": "佐藤 花子",
    "年齢": 34,
    "住所": { "都市": "大阪", "郵便番号": "000-0002" },
    "趣味": ["水泳"]
  }
]
`,
  },
}

/** Data of the sample button in the language of the page, in English where there is none. */
export function sampleFor(locale: string): Sample {
  return SAMPLES[locale] ?? ENGLISH
}
