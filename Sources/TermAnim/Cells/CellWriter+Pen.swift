extension CellWriter {
  /// Makes these the pen's colours; what the pen has already is not sent again.
  @inline(__always)
  mutating func setColors(foreground: CellColor, background: CellColor) {
    let (changesForeground, changesBackground) = (
      foreground != pen.foreground, background != pen.background
    )
    guard changesForeground || changesBackground, capabilities.colorDepth != .monochrome else {
      return
    }
    tokens.introducer.write(to: &out)
    if changesForeground { appendForeground(foreground) }
    if changesBackground { appendBackground(background) }
    endRendition()
    (pen.foreground, pen.background) = (foreground, background)
  }

  /// Makes these the pen's attributes (`CharacterRun.Attributes.rawValue`).
  @inline(__always)
  mutating func setAttributes(_ attributes: UInt8) {
    if attributes != pen.attributes { changeAttributes(to: attributes) }
  }

  /// Puts the `m` in the place of the last parameter's semicolon.
  @inline(__always)
  private mutating func endRendition() {
    out[-1] = EscapeSequences.graphicRenditionFinal
  }

  @inline(__always)
  private mutating func appendForeground(_ color: CellColor) {
    if capabilities.colorDepth == .trueColor {
      tokens.trueForeground.write(to: &out)
      appendComponents(of: color)
    } else {
      appendIndexed(
        color, prefix: EscapeSequences.indexedForeground, basic: EscapeSequences.basicForeground)
    }
  }

  @inline(__always)
  private mutating func appendBackground(_ color: CellColor) {
    if capabilities.colorDepth == .trueColor {
      tokens.trueBackground.write(to: &out)
      appendComponents(of: color)
    } else {
      appendIndexed(
        color, prefix: EscapeSequences.indexedBackground, basic: EscapeSequences.basicBackground)
    }
  }

  @inline(__always)
  private mutating func appendComponents(of color: CellColor) {
    parameters[Int(color.red)].write(to: &out)
    parameters[Int(color.green)].write(to: &out)
    parameters[Int(color.blue)].write(to: &out)
  }

  private mutating func appendIndexed(_ color: CellColor, prefix: StaticString, basic: Int) {
    if capabilities.colorDepth == .indexed256 {
      append(prefix)
      parameters[Int(color.index)].write(to: &out)
    } else {
      let bright = color.index >= 8 ? EscapeSequences.brightOffset : 0
      parameters[basic + Int(color.index & 7) + bright].write(to: &out)
    }
  }

  private mutating func changeAttributes(to attributes: UInt8) {
    if pen.attributes == Pen.unknownAttributes {
      append(EscapeSequences.resetGraphicRendition)
      (pen.foreground, pen.background, pen.attributes) = (.unknown, .unknown, 0)
      if attributes == 0 { return }
    }
    let changed = attributes ^ pen.attributes
    tokens.introducer.write(to: &out)
    for (bit, switches) in Self.switches.enumerated() where changed & 1 << bit != 0 {
      let isOn = attributes & 1 << bit != 0
      parameters[Int(isOn ? switches.on : switches.off)].write(to: &out)
    }
    endRendition()
    pen.attributes = attributes
  }

  /// The parameters for each bit of `CharacterRun.Attributes`.
  private static let switches: [(on: UInt8, off: UInt8)] = [
    (EscapeSequences.boldOn, EscapeSequences.boldOff),
    (EscapeSequences.italicOn, EscapeSequences.italicOff),
    (EscapeSequences.underlineOn, EscapeSequences.underlineOff),
    (EscapeSequences.strikethroughOn, EscapeSequences.strikethroughOff),
    (EscapeSequences.inverseOn, EscapeSequences.inverseOff),
  ]
}
