/** Drawn places behind groups and events, 1200 × 800: flat, without people. */
import { circle, element, group, line, path, rect } from '../plans/svg.ts'

export type PlaceName = 'office' | 'hall' | 'beach' | 'saplings' | 'cricket' | 'snow' | 'lawn' | 'table'

const sky = (low: string, high: string) => [
  element(
    'defs',
    {},
    element(
      'linearGradient',
      { id: 'sky', x1: 0, y1: 0, x2: 0, y2: 1 },
      element('stop', { offset: 0, 'stop-color': high }),
      element('stop', { offset: 1, 'stop-color': low }),
    ),
  ),
  rect(0, 0, 1200, 800, { fill: 'url(#sky)' }),
]

const tree = (x: number, y: number, size: number) =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    rect(-7, -70, 14, 72, { fill: '#6b4f37' }),
    circle(0, -118, 62, { fill: '#3f7f5c' }),
    circle(-38, -86, 40, { fill: '#356f4f' }),
    circle(40, -90, 44, { fill: '#4c8d68' }),
  )

const sapling = (x: number, y: number, size: number) =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    element('ellipse', { cx: 0, cy: 4, rx: 34, ry: 9, fill: '#7a5c3e' }),
    rect(-2.5, -74, 5, 76, { fill: '#6b4f37' }),
    path(
      'M0 -60 C-32 -64 -40 -92 -34 -108 C-10 -102 0 -84 0 -60 C2 -88 14 -108 38 -112 C42 -88 28 -66 0 -60 Z',
      { fill: '#3f8f62' },
    ),
    rect(8, -48, 26, 17, { fill: '#f7f5f0' }),
  )

const hills = (colour: string, base: number, lift: number) =>
  path(
    `M0 ${base} C120 ${base - lift} 220 ${base - lift * 0.4} 340 ${base - lift * 0.9} C470 ${base - lift * 1.5} 560 ${base - lift * 0.5} 700 ${base - lift} C860 ${base - lift * 1.6} 980 ${base - lift * 0.5} 1200 ${base - lift * 1.1} L1200 800 L0 800 Z`,
    { fill: colour },
  )

const arch = (x: number, y: number, width: number, height: number, fill: string) =>
  path(
    `M${x} ${y} L${x} ${y - height * 0.62} C${x} ${y - height * 0.86} ${x + width * 0.36} ${y - height * 0.9} ${x + width / 2} ${y - height} C${x + width * 0.64} ${y - height * 0.9} ${x + width} ${y - height * 0.86} ${x + width} ${y - height * 0.62} L${x + width} ${y} Z`,
    { fill },
  )

const places: Record<PlaceName, () => string[]> = {
  office: () => [
    ...sky('#eef4f1', '#bcd8e0'),
    hills('#a8c4b8', 420, 90),
    rect(110, 130, 980, 520, { fill: '#f4f1e9' }),
    rect(90, 110, 1020, 34, { fill: '#084f37' }),
    ...[0, 1, 2, 3, 4, 5].map((index) => arch(160 + index * 152, 360, 112, 180, '#9fb9bf')),
    ...[0, 1, 4, 5].map((index) => arch(160 + index * 152, 640, 112, 210, '#8fadb3')),
    arch(452, 650, 296, 268, '#0b6b4a'),
    arch(486, 650, 228, 232, '#cfe3d9'),
    line(600, 430, 600, 650, { stroke: '#0b6b4a', 'stroke-width': 8 }),
    rect(0, 650, 1200, 150, { fill: '#d9d2c2' }),
    tree(60, 660, 1.5),
    tree(1150, 665, 1.7),
  ],
  hall: () => [
    rect(0, 0, 1200, 800, { fill: '#efe9dc' }),
    ...[0, 1, 2, 3, 4, 5, 6].map((index) => rect(30 + index * 170, 0, 104, 560, { fill: '#e2d8c3' })),
    rect(220, 90, 760, 400, { fill: '#084f37' }),
    rect(330, 140, 540, 290, { fill: '#f7f5f0' }),
    ...[0, 1, 2].map((index) =>
      rect(530 + index * 50, 310 - index * 40, 34, 60 + index * 40, { fill: '#0b6b4a' }),
    ),
    path(
      'M220 60 C170 220 190 400 150 520 L250 520 L250 60 Z M980 60 C1030 220 1010 400 1050 520 L950 520 L950 60 Z',
      { fill: '#0b6b4a' },
    ),
    rect(0, 520, 1200, 280, { fill: '#b79768' }),
    rect(140, 500, 920, 60, { fill: '#8d6b43' }),
    ...[0, 1, 2, 3].map((row) => rect(0, 560 + row * 62, 1200, 3, { fill: '#a5865a' })),
  ],
  beach: () => [
    ...sky('#fdebc8', '#a9cfdc'),
    circle(930, 250, 62, { fill: '#fff5dc' }),
    rect(0, 380, 1200, 180, { fill: '#5c9fae' }),
    ...[400, 440, 490].map((y, index) =>
      path(`M${index * 90} ${y} q60 -14 120 0 t120 0 t120 0 t120 0`, {
        fill: 'none',
        stroke: '#dff0f0',
        'stroke-width': 5,
      }),
    ),
    path('M0 530 C240 500 420 560 640 530 C860 500 1020 550 1200 520 L1200 800 L0 800 Z', {
      fill: '#ead7ac',
    }),
    path('M0 530 C240 500 420 560 640 530 C860 500 1020 550 1200 520', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 10,
    }),
    ...[120, 190, 255, 960, 1040, 1105].map((x, index) =>
      path(`M${x} ${690 - (index % 2) * 14} c-40 0 -46 -66 -24 -84 l8 -22 h32 l8 22 c22 18 16 84 -24 84 Z`, {
        fill: index % 2 ? '#2f5d50' : '#0b6b4a',
      }),
    ),
  ],
  saplings: () => [
    ...sky('#f1f4e6', '#b5d6e2'),
    hills('#9dbcae', 420, 120),
    hills('#7fa78f', 470, 70),
    rect(0, 470, 1200, 330, { fill: '#a9b877' }),
    path('M0 610 L1200 540 L1200 600 L0 700 Z', { fill: '#c9b48a' }),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
      sapling(80 + index * 150, 560 - index * 6, 0.75 + (7 - index) * 0.03),
    ),
    ...[0, 1, 2, 3, 4, 5].map((index) => sapling(90 + index * 210, 760 - index * 10, 1.35)),
  ],
  cricket: () => [
    ...sky('#f3f6ee', '#a8d0e2'),
    hills('#86ab94', 430, 110),
    ...[0, 1, 2, 3, 4, 5, 6].map((index) => tree(60 + index * 185, 470, 0.8)),
    rect(0, 450, 1200, 350, { fill: '#6fa562' }),
    ...[0, 1, 2, 3].map((index) => rect(0, 490 + index * 82, 1200, 38, { fill: '#79b06b' })),
    path('M520 480 L680 480 L820 800 L380 800 Z', { fill: '#d8c294' }),
    ...[560, 600, 640].map((x) => rect(x - 4, 420, 8, 74, { fill: '#f4ead2' })),
    rect(556, 414, 40, 6, { fill: '#f4ead2' }),
    rect(604, 414, 40, 6, { fill: '#f4ead2' }),
    circle(700, 690, 15, { fill: '#9a3b2e' }),
    path('M430 640 l120 -30 l10 34 l-120 34 Z M430 640 l-50 20 l2 12 l58 6 Z', { fill: '#c89a5a' }),
  ],
  snow: () => [
    ...sky('#eef3f7', '#b9cfdf'),
    path('M-40 470 L180 190 L330 380 L520 130 L760 430 L930 240 L1240 480 L1240 800 L-40 800 Z', {
      fill: '#9fb3c0',
    }),
    path(
      'M180 190 L232 256 L180 250 L128 258 Z M520 130 L596 226 L528 210 L452 222 Z M930 240 L990 286 L930 280 L880 292 Z',
      { fill: '#ffffff' },
    ),
    path('M0 500 C260 430 480 520 700 470 C900 430 1040 500 1200 460 L1200 800 L0 800 Z', {
      fill: '#f4f7f9',
    }),
    ...[90, 210, 980, 1100].map((x, index) =>
      group(
        { transform: `translate(${x} ${600 + (index % 2) * 40})` },
        path('M0 -210 L52 -90 L24 -94 L70 0 L-70 0 L-24 -94 L-52 -90 Z', { fill: '#2f5d50' }),
        path('M0 -210 L30 -142 L0 -152 L-30 -142 Z', { fill: '#ffffff' }),
        rect(-8, 0, 16, 26, { fill: '#5d4733' }),
      ),
    ),
    ...[400, 640, 820].map((x, index) =>
      group(
        { transform: `translate(${x} ${620 - index * 26}) scale(${1.1 - index * 0.12})` },
        rect(-90, -90, 180, 100, { fill: '#a9805a' }),
        path('M-116 -90 L0 -172 L116 -90 Z', { fill: '#ffffff' }),
        rect(-20, -50, 40, 60, { fill: '#5d4130' }),
        rect(38, -60, 30, 30, { fill: '#ffdf9a' }),
        rect(-68, -60, 30, 30, { fill: '#ffdf9a' }),
      ),
    ),
  ],
  lawn: () => [
    ...sky('#f6f3e6', '#b7d7e1'),
    ...[0, 1, 2, 3, 4, 5].map((index) => tree(40 + index * 225, 440, 1.1)),
    rect(0, 430, 1200, 370, { fill: '#86b071' }),
    rect(0, 520, 1200, 280, { fill: '#7ba767' }),
    path(
      'M180 260 L600 120 L1020 260 L1020 310 Q960 340 900 310 Q840 340 780 310 Q720 340 660 310 Q600 340 540 310 Q480 340 420 310 Q360 340 300 310 Q240 340 180 310 Z',
      { fill: '#f7f5f0' },
    ),
    ...[0, 1, 2].map((index) =>
      path(
        `M${300 + index * 240} 310 Q${360 + index * 240} 340 ${420 + index * 240} 310 L${430 + index * 240} 204 Z`,
        { fill: '#0b6b4a', opacity: 0.85 },
      ),
    ),
    ...[196, 1004].map((x) => rect(x - 6, 300, 12, 330, { fill: '#8d6b43' })),
    path('M320 560 L880 560 L900 700 L300 700 Z', { fill: '#ffffff' }),
    ...[380, 470, 560, 650, 740, 820].map((x) =>
      group(
        {},
        path(`M${x} 528 h44 l-6 30 h-32 Z`, { fill: '#c9d8d0' }),
        path(`M${x + 44} 534 q18 8 -4 18`, { fill: 'none', stroke: '#c9d8d0', 'stroke-width': 5 }),
      ),
    ),
  ],
  table: () => [
    rect(0, 0, 1200, 800, { fill: '#e8f3ee' }),
    ...[0, 1, 2].map((index) => arch(120 + index * 340, 470, 280, 400, '#d5e8df')),
    rect(0, 470, 1200, 330, { fill: '#b79768' }),
    rect(0, 470, 1200, 16, { fill: '#9a7c50' }),
    path('M150 560 L470 540 L510 740 L130 764 Z', { fill: '#f7f5f0' }),
    ...[0, 1, 2].map((row) =>
      line(180, 600 + row * 46, 470, 582 + row * 48, { stroke: '#9cc9b5', 'stroke-width': 5 }),
    ),
    ...[0, 1, 2, 3].map((column) =>
      line(200 + column * 76, 566 - column * 4, 190 + column * 88, 742 - column * 6, {
        stroke: '#9cc9b5',
        'stroke-width': 5,
      }),
    ),
    ...[0, 1, 2, 3].map((index) =>
      group(
        { transform: `translate(${640 + index * 34} ${700 - index * 30}) rotate(-8)` },
        rect(0, 0, 170, 110, { fill: index % 2 ? '#084f37' : '#0b6b4a' }),
        rect(18, 22, 90, 8, { fill: '#d5e8df' }),
        rect(18, 42, 60, 8, { fill: '#d5e8df' }),
      ),
    ),
    path('M980 640 a26 26 0 1 1 30 26 l0 70 l24 0 l0 16 l-24 0 l0 14 l-18 0 l0 -100 a26 26 0 0 1 -12 -26 Z', {
      fill: '#c99a3f',
    }),
  ],
}

/** The place as the elements of an SVG of 1200 × 800. */
export const placeOf = (name: PlaceName): string[] => places[name]()
