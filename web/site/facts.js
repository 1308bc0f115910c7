// The numbers that the tutorial says, by the name under which its text asks for them. Invariant: tests/words/words.test.js works each
// of them out anew, from the slow oracle or the native program, and knows of no other; a number that nothing says is a mistake.

export const FACTS = {
  squares8: 64, placings8: 4_426_165_368n, powers8: 16_777_216, orders8: 40_320, solutions8: 92, solutions4: 2,
  diagonals4: 7, diagonals8: 15,
  nodes4: 17, nodes8: 2057, orderNodes8: 109_601, tests8: 15_720, places8: 2056, steps8: 23_855,
  probesFlags8: 24_648, probesScan8: 808_349,
  firstStep8: 1313, firstPlaces8: 113, firstTests8: 876, firstPlaces4: 8, firstRemoves4: 4,
  width0: 1, width1: 8, width2: 42, width3: 140, width4: 344, width5: 568, width6: 550, width7: 312, width8: 92,
  firstStepBreadth8: 18_618,
  growth: 17,
  nodes2: 3, nodes3: 6, half8: 46,
  tests12: 10_103_868, solutions16: 14_772_512, solutions27: 234_907_967_154_122_528n,
}

/** By size: solutions, nodes of the tree, squares tested. */
export const GROWTH = [
  [4, 2, 17, 60], [5, 10, 54, 220], [6, 4, 153, 894], [7, 40, 552, 3584], [8, 92, 2057, 15_720], [9, 352, 8394, 72_378], [10, 724, 35_539, 348_150],
]
