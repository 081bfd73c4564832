/* The outlines of a few letters, in font units with y up, for every rasteriser that is compared.
 *
 * From DejaVu Sans Mono Bold 2.37 (dejavu-fonts.github.io, Bitstream Vera licence), as its `glyf`
 * table has them: 2048 units an em, moves, lines, quadratic curves and closed contours. */
#ifndef LETTERS_H
#define LETTERS_H

static const double letters_units_per_em = 2048;

/* The outline of a letter; empty for one that the scenes do not use. */
static inline const char *letter_outline(char letter) {
  switch (letter) {
  case '-':
    return "M301 735 L932 735 L932 444 L301 444 Z";
  case 'A':
    return "M616 1223 L477 612 L756 612 Z M436 1493 L797 1493 L1200 0 L905 0 L813 369 L418 369 "
           "L328 0 L33 0 Z";
  case 'E':
    return "M1098 0 L168 0 L168 1493 L1098 1493 L1098 1233 L463 1233 L463 911 L1038 911 L1038 "
           "651 L463 651 L463 260 L1098 260 Z";
  case 'G':
    return "M872 270 L872 555 L670 555 L670 803 L1130 803 L1130 119 Q1045 46 942.5 8.5 Q840 -29 "
           "723 -29 Q433 -29 275 172.5 Q117 374 117 745 Q117 1122 276.5 1321 Q436 1520 737 1520 "
           "Q827 1520 914 1494.5 Q1001 1469 1077 1421 L1077 1094 Q1015 1174 934.5 1214.5 Q854 "
           "1255 758 1255 Q590 1255 507 1128.5 Q424 1002 424 745 Q424 496 504 366 Q584 236 737 "
           "236 Q783 236 817 244.5 Q851 253 872 270 Z";
  case 'I':
    return "M172 1233 L172 1493 L1061 1493 L1061 1233 L764 1233 L764 260 L1061 260 L1061 0 L172 "
           "0 L172 260 L469 260 L469 1233 Z";
  case 'M':
    return "M86 1493 L438 1493 L616 838 L793 1493 L1147 1493 L1147 0 L893 0 L893 1196 L735 543 "
           "L500 543 L340 1196 L340 0 L86 0 Z";
  case 'N':
    return "M119 1493 L436 1493 L852 408 L852 1493 L1112 1493 L1112 0 L797 0 L379 1085 L379 0 "
           "L119 0 Z";
  case 'R':
    return "M807 705 Q851 696 883.5 663.5 Q916 631 963 537 L1233 0 L909 0 L729 377 Q721 393 708 "
           "421 Q629 590 522 590 L428 590 L428 0 L133 0 L133 1493 L559 1493 Q847 1493 972.5 1391 "
           "Q1098 1289 1098 1059 Q1098 905 1023 814 Q948 723 807 705 Z M428 1245 L428 838 L567 "
           "838 Q688 838 740.5 885.5 Q793 933 793 1042 Q793 1151 741 1198 Q689 1245 567 1245 Z";
  case 'T':
    return "M764 0 L469 0 L469 1235 L90 1235 L90 1493 L1143 1493 L1143 1235 L764 1235 Z";
  default:
    return "";
  }
}

#endif
