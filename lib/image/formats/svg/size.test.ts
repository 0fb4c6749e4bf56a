import { svgSize } from './size'

describe('svgSize', () => {
  it.each([
    ['width="120" height="80"', 120, 80],
    ['width="120px" height="80.4px" viewBox="0 0 1 1"', 120, 80],
    ['width="1in" height="2.54cm"', 96, 96],
    ['width="35mm" height="45mm"', 132, 170],
    ['width="72pt" height="6pc"', 96, 96],
    ['width="25.4mm" height="101.6q"', 96, 96],
    ['width="2em" height="3rem"', 32, 48],
    ['width="5ex" height="7EX"', 40, 56],
    ['viewBox="0 0 200 100"', 200, 100],
    ['viewBox="0,0,200,100"', 200, 100],
    ["viewBox='-10 -10  32.6 16'", 33, 16],
    ['width="100%" height="100%" viewBox="0 0 24 12"', 24, 12],
    ['width="300" viewBox="0 0 200 100"', 300, 150],
    ['height="50" viewBox="0 0 200 100"', 100, 50],
    ['width="auto" height="0" viewBox="0 0 8 4"', 8, 4],
    ['viewBox="0 0 0 10"', 300, 150],
    ['', 300, 150],
    ['stroke-width="9" data-height="9" width="7" height="5"', 7, 5],
    ['width="0.2" height="0.2"', 1, 1],
    ['width="1e999" height="5"', 300, 5],
    ['width="4e6" height="1e6"', 1_000_000, 250_000],
    ['viewBox="0 0 1e300 1e-300"', 300, 150],
    ['width="5" viewBox="0 0 1e-90 1e90"', 1, 1_000_000],
    ['width=" 7" height="5 "', 7, 5],
    ['viewBox=" 0 0 9 8 "', 9, 8],
    ['desc="a > b" width="7" height="5"', 7, 5],
    [`desc="a width='9' b" width="7" height="5"`, 7, 5],
    ['style="width:7px; height : 5px" viewBox="0 0 1 1"', 7, 5],
    ['width="9" height="9" style="fill:red;width:1in;height:48px !important"', 96, 48],
    ['width="9" height="9" style="stroke-width:3px;max-width:5px;width:5"', 9, 9],
    ['width="9" height="9" style="width:100%;height:auto" viewBox="0 0 4 3"', 4, 3],
  ])('reads <svg %s>', (attributes, width, height) => {
    expect(svgSize(`<?xml version="1.0"?>\n<svg ${attributes}><rect width="1" height="1"/></svg>`)).toEqual({
      width,
      height,
    })
  })

  it('reads a prefixed root', () => {
    expect(svgSize('<s:svg xmlns:s="http://www.w3.org/2000/svg" width="3" height="4"/>')).toEqual({
      width: 3,
      height: 4,
    })
  })

  it('skips pictures in comments before the root', () => {
    const root = '<svg width="3" height="4"><svg width="5" height="6"/></svg>'
    expect(svgSize(`<!-- <svg width="1" height="2"> --><!DOCTYPE svg><!--<svg>-->${root}`)).toEqual({
      width: 3,
      height: 4,
    })
  })

  it('reads sides that entities state', () => {
    const declared = `<!DOCTYPE svg [<!ENTITY w "30"><!ENTITY box '0 0 30 40'>]>`
    expect(svgSize(`${declared}<svg width="&w;" viewBox="&box;"/>`)).toEqual({ width: 30, height: 40 })
    expect(svgSize('<svg width="&w;" height="9"/>')).toEqual({ width: 300, height: 9 })
  })

  it('has no size for other text', () => {
    expect(svgSize('<p>no picture</p>')).toBeNull()
    expect(svgSize('<svg width="3"')).toBeNull()
  })
})
