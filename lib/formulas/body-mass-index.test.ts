import { BMI_CLASSES, BMI_STANDARDS, bmiCategory, displayedBmi, HEALTHY_BMI } from './body-mass-index'

describe('categories', () => {
  // WHO Technical Report Series 894, table 2.1.
  it.each([
    [18.4, 'underweight'],
    [18.5, 'normal'],
    [24.9, 'normal'],
    [25, 'overweight'],
    [29.9, 'overweight'],
    [30, 'obese'],
    [45, 'obese'],
  ])('WHO: %d is %s', (bmi, category) => {
    expect(bmiCategory(bmi)).toBe(category)
  })

  // WHO Western Pacific Region, The Asia-Pacific perspective (2000), table 2.2.
  it.each([
    [18.4, 'underweight'],
    [18.5, 'normal'],
    [22.9, 'normal'],
    [23, 'overweight'],
    [24.9, 'overweight'],
    [25, 'obese'],
  ])('Asian: %d is %s', (bmi, category) => {
    expect(bmiCategory(bmi, 'asian')).toBe(category)
  })

  // Japan Society for the Study of Obesity, 2022, table 1-1.
  it.each([
    [18.4, 'underweight'],
    [18.5, 'normal'],
    [24.9, 'normal'],
    [25, 'obese1'],
    [29.9, 'obese1'],
    [30, 'obese2'],
    [34.9, 'obese2'],
    [35, 'obese3'],
    [39.9, 'obese3'],
    [40, 'obese4'],
    [60, 'obese4'],
  ])('Japanese: %d is %s', (bmi, category) => {
    expect(bmiCategory(bmi, 'japan')).toBe(category)
  })

  it('are determined by the displayed value', () => {
    expect([displayedBmi(24.94), bmiCategory(24.94)]).toEqual([24.9, 'normal'])
    expect([displayedBmi(24.95), bmiCategory(24.95)]).toEqual([25, 'overweight'])
    expect([displayedBmi(18.45), bmiCategory(18.45)]).toEqual([18.5, 'normal'])
  })
})

test('every standard begins at zero, and its healthy range is the category normal to one decimal', () => {
  for (const standard of BMI_STANDARDS) {
    const classes = BMI_CLASSES[standard]
    const normal = classes.findIndex(({ category }) => category === 'normal')
    expect(classes[0]?.from).toBe(0)
    expect(HEALTHY_BMI[standard].min).toBe(classes[normal]?.from)
    expect(HEALTHY_BMI[standard].max).toBeCloseTo(classes[normal + 1]!.from - 0.1, 10)
  }
})
