import { placedHomes } from './site-plans.ts'

/**
 * Where floors and homes are on the pictures of the demo, in pixels. The outlines on photographs are the geometry of
 * the scenes in `cms/art`, seen by their cameras; those on the site plan of Olive Gardens are the rectangles that draw it.
 * The palm before Palm Court is left out. The homes of Pearl Bay are on its site plan alone.
 */

/** The floors on the pictures of their buildings, by the key of the floor, counted from the ground. */
export const floorsOnBuildings: Record<string, string> = {
  'marina-crest-4':
    'M323 1121 372 1119 417 1119 459 1119 495 1120 527 1123 561 1128 561 1149 527 1147 495 1144 459 1143 417 1143 372 1144 323 1145Z',
  'marina-crest-12':
    'M323 931 372 927 417 925 459 925 495 929 527 936 561 948 561 971 527 959 495 953 459 951 417 949 372 951 323 955Z',
  'marina-crest-21':
    'M323 717 372 709 417 707 459 708 495 715 527 725 561 747 561 769 527 748 495 739 459 732 417 731 372 733 323 741Z',
  'marina-crest-34':
    'M323 409 372 395 417 391 459 395 495 404 527 421 552 443 561 456 561 479 552 465 527 444 495 428 459 419 417 416 372 419 323 433Z',
  'marina-crest-35':
    'M323 385 372 371 417 367 459 371 495 380 527 397 552 420 561 433 561 456 552 443 527 421 495 404 459 395 417 391 372 395 323 409Z',
  'creek-terraces-1': 'M240 964 240 837 1103 917 1103 987Z',
  'creek-terraces-4': 'M204 671 204 569 919 733 919 797Z',
  'creek-terraces-7': 'M180 475 180 391 761 575 761 633Z',
  'palm-court-0': 'M1274 826 1274 758 1599 758 1599 826ZM2511 956 2517 756 2636 756 2636 980Z',
  'palm-court-1':
    'M1274 758 1274 686 1599 686 1599 758ZM2214 758 2214 608 2442 561 2426 758ZM2517 756 2524 544 2636 524 2636 756Z',
  'palm-court-2':
    'M1274 686 1274 614 1599 614 1599 686ZM2214 608 2214 458 2458 360 2442 561ZM2524 544 2532 332 2636 290 2636 524Z',
  'palm-court-3':
    'M1274 614 1274 538 1599 538 1599 614ZM2214 458 2214 300 2476 141 2458 360ZM2532 332 2540 104 2636 45 2636 290Z',
  'harbour-lights-2':
    'M498 814 498 741 1044 774 1044 832ZM1114 837 1114 783 1432 801 1432 846ZM1542 848 1542 802 1752 816 1752 854Z',
  'harbour-lights-5':
    'M498 591 498 516 1044 597 1044 656ZM1114 675 1114 621 1432 666 1432 711ZM1542 712 1542 668 1752 700 1752 738Z',
  'harbour-lights-9': 'M1542 534 1542 488 1752 544 1752 585Z',
  'skyline-one-8':
    'M552 1347 555 1347 565 1345 579 1345 628 1345 640 1345 648 1347 648 1359 648 1357 640 1357 628 1356 579 1356 565 1357 555 1357 552 1359Z',
  'skyline-one-24':
    'M556 1173 559 1165 567 1163 579 1161 623 1163 636 1164 644 1167 645 1168 645 1179 644 1177 636 1175 623 1173 579 1173 567 1175 559 1177 556 1184Z',
  'skyline-one-47':
    'M559 923 564 908 569 903 580 900 592 900 631 904 639 908 643 913 643 924 639 920 631 916 592 911 580 911 569 915 564 919 559 933Z',
  'skyline-one-71':
    'M564 656 572 637 577 632 587 628 597 629 629 639 635 644 637 651 637 661 635 655 629 649 597 640 587 640 577 643 572 649 564 667Z',
  'skyline-one-72':
    'M564 645 572 627 577 620 587 617 597 617 629 627 635 632 637 640 637 651 635 644 629 639 597 629 587 628 577 632 572 637 564 656Z',
}

/** The pictures on which floors and homes are drawn, by the key of the project. */
export const finderPictures: Record<string, string> = {
  'marina-crest': 'marina-crest-day-mobile.jpg',
  'creek-terraces': 'creek-terraces-day-mobile.jpg',
  'olive-gardens': 'olive-gardens-day-desktop.jpg',
  'palm-court': 'palm-court-day-desktop.jpg',
  'harbour-lights': 'harbour-lights-day-tablet.jpg',
  'skyline-one': 'skyline-one-day-mobile.jpg',
  'dune-house': 'dune-house-day-desktop.jpg',
}

/** The homes on the pictures of their buildings, by their slug: those that look towards the camera. */
export const homesOnBuildings: Record<string, string> = {
  'olive-gardens-v04': 'M1560 520 1616 474 2310 478 2310 630 2624 628 2624 804 1616 808 1560 790Z',
  'olive-gardens-v09': 'M0 375 705 411 742 478 742 604 1172 610 1172 822 705 834 0 849Z',
  'dune-house-v02':
    'M670 969 549 882 549 732 567 648 670 618 778 624 778 489 1134 508 1134 630 1356 634 1356 922Z',
  'dune-house-t03':
    'M1785 904 1692 896 1692 662 1743 663 1743 552 2020 567 2020 669 2058 669 2058 886Z',
  'dune-house-206': 'M153 428 153 336 680 381 680 483 292 459 292 436Z',
}

const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`

/** A villa of `draw/site_plan.py`, with its pool to the south: the house with its lower wing. */
const villa = (x: number, y: number): string => `M${x} ${y}h180v30h60v80h-60v20h-180z`

/** A villa at the edge, with its pool to the west. */
const villaAtEdge = (x: number, y: number): string => `M${x} ${y}h130v180h-20v60h-80v-60h-30z`

/** The homes on site plans, which are the pictures of all floors of a project, by their slug. */
export const homesOnSites: Record<string, string> = {
  'olive-gardens-103': rectangle(950, 400, 165, 92),
  'olive-gardens-201': rectangle(1370, 400, 165, 92),
  'olive-gardens-t11': rectangle(320 + 137, 390, 137, 91),
  'olive-gardens-t14': rectangle(320 + 137, 765, 137, 91),
  'olive-gardens-t22': rectangle(70, 400 + 137, 91, 137),
  'olive-gardens-v04': villa(1270, 770),
  'olive-gardens-v09': villaAtEdge(110, 40),
  ...placedHomes,
}
