extension EscapeSequences {
  /// A private mode of the terminal that can be set, reset and asked for (DECSET, DECRST, DECRQM).
  enum Mode: Int {
    /// DECTCEM (DEC).
    case cursorVisible = 25
    /// Motion too while a button is down.
    case mouseDrags = 1002
    /// All motion.
    case mouseMotion = 1003
    /// Focus gained and lost are told as `CSI I` and `CSI O` (xterm).
    case focusReports = 1004
    /// The mouse is told as `CSI < button ; column ; row M` (or `m`), without a largest column.
    case mouseInCells = 1006
    /// As `mouseInCells`, in pixels.
    case mouseInPixels = 1016
    /// A paste comes between `CSI 200 ~` and `CSI 201 ~` (xterm).
    case bracketedPaste = 2004
    /// Synchronised output; see `beginSynchronizedUpdate`.
    case synchronizedOutput = 2026
    /// A change of size is told as `CSI 48 ; rows ; columns ; height ; width t`
    /// (gist.github.com/rockorager/e695fb2924d36b2bcf1fff4a3704bd83).
    case inBandResize = 2048

    /// DECSET, `CSI ? Ps h` (DEC).
    var set: String { "\(controlSequence)?\(rawValue)h" }

    /// DECRST, `CSI ? Ps l` (DEC).
    var reset: String { "\(controlSequence)?\(rawValue)l" }

    /// DECRQM, answered by `CSI ? Ps ; state $ y` (DEC).
    ///
    /// States are 1 set, 2 reset, 3 and 4 the same for ever, 0 unknown. Some terminals do not
    /// answer, hence the need of `queryPrimaryAttributes`.
    var query: String { "\(controlSequence)?\(rawValue)$p" }
  }
}
