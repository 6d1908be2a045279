import { expect, test } from 'vitest'
import { titleFromSlug } from './slug-title.ts'

const sector = {
  city: 'Islamabad',
  areas: ['G-13', 'G-13/4'],
  size: { value: 14.2, unit: 'marla' as const },
  marlaBasis: 225,
  beds: 5,
}
const dha = {
  city: 'Karachi',
  areas: ['DHA Defence', 'DHA Phase 8'],
  size: { value: 500, unit: 'sqyd' as const },
  marlaBasis: 225,
  beds: 6,
}
const warsak = {
  city: 'Peshawar',
  areas: ['Warsak Road'],
  size: { value: 3.5, unit: 'marla' as const },
  marlaBasis: 225,
  beds: 4,
}

test.each([
  [
    sector,
    'g_13_g_13_4_14_2_marla_house_for_sale_in_g_13_4__islamabad',
    '14.2 marla house for sale in G-13/4 Islamabad',
  ],
  [sector, 'g_13_g_13_4_3200_square_feet_house_in_g13_4', '3,200 sq ft house in G-13/4'],
  [
    dha,
    'd_h_a_dha_phase_8_500_yards_brand_new_banglow_for_sale_in_dha',
    '500 sq yd brand new bungalow for sale in DHA',
  ],
  [
    dha,
    'dha_defence_dha_phase_8_dha_phase_8_500_sq__yds_bungalow_near_pia_colony',
    '500 sq yd bungalow near PIA Colony',
  ],
  [warsak, 'peshawar_warsak_road_3_5_marla_avaliable_house_if_you_hurry', '3.5 marla available house'],
  [warsak, 'peshawar_warsak_road_house_for_sale', 'House for sale in Warsak Road'],
  [warsak, 'peshawar_warsak_road_house_in_warsak_road_warsak_road_for_sale', 'House in Warsak Road for sale'],
  [warsak, 'peshawar_warsak_road_corner_house_in_only_rs_9_500_000', 'Corner house in Warsak Road'],
  [
    warsak,
    'peshawar_warsak_road_beautiful_house_with_garden_and_a',
    'Beautiful house with garden in Warsak Road',
  ],
])('%#: %s.%s reads as a title', (facts, slug, title) => {
  expect(titleFromSlug(slug, facts)).toBe(title)
})

test.each([
  ['another place', dha, 'clifton_clifton_block_2_500_yards_bungalow_for_sale'],
  ['another phase', dha, 'd_h_a_dha_phase_8_bungalow_for_sale_in_dha_phase_5'],
  ['another size', sector, 'g_13_g_13_4_10_marla_house_for_sale_in_islamabad'],
  ['another number of bedrooms', sector, 'g_13_g_13_4_seven_bedrooms_house_for_sale'],
  ['nothing of its own', sector, 'g_13_g_13_4_house'],
  ['what fits any house', sector, 'g_13_g_13_4_get_in_touch_now_to_buy_a_house_in_islamabad'],
])('an address that speaks of %s gives no title', (_, facts, slug) => {
  expect(titleFromSlug(slug, facts)).toBeUndefined()
})
