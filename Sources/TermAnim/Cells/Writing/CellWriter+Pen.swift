extension CellWriter {
  /// Makes these the pen's colours; what the pen has already is not sent again.
  @inline(__always)
  mutating func setColors(foreground: CellColor, background: CellColor) {
    let (changesForeground, changesBackground) = (
      foreground != pen.foreground, background != pen.background
    )
    guard changesForeground || changesBackground else { return }
    if capabilities.colorDepth == .trueColor {
      // A local pointer stays in a register; the stores could otherwise reach `self`.
      var out = out
      Self.setTrueColors(
        foreground: foreground, changesForeground, background: background, changesBackground,
        tokens, parameters, to: &out)
      self.out = out
    } else {
      setIndexedColors(
        foreground: changesForeground ? foreground : nil,
        background: changesBackground ? background : nil)
    }
    (pen.foreground, pen.background) = (foreground, background)
  }

  /// Sends one or both of two colours of 24 bits; at least one is asked for.
  @inline(__always)
  static func setTrueColors(
    foreground: CellColor, _ changesForeground: Bool, background: CellColor,
    _ changesBackground: Bool, _ tokens: WriterTokens,
    _ parameters: UnsafeMutablePointer<ShortBytes>,
    to out: inout UnsafeMutablePointer<UInt8>
  ) {
    if changesForeground {
      tokens.introducedForeground.write(to: &out)
      append(foreground, parameters, to: &out)
      if changesBackground {
        tokens.trueBackground.write(to: &out)
        append(background, parameters, to: &out)
      }
    } else {
      tokens.introducedBackground.write(to: &out)
      append(background, parameters, to: &out)
    }
    out[-1] = EscapeSequences.graphicRenditionFinal
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

  /// Red, green and blue, each with a semicolon.
  @inline(__always)
  private static func append(
    _ color: CellColor, _ parameters: UnsafeMutablePointer<ShortBytes>,
    to out: inout UnsafeMutablePointer<UInt8>
  ) {
    parameters[Int(color.red)].write(to: &out)
    parameters[Int(color.green)].write(to: &out)
    parameters[Int(color.blue)].write(to: &out)
  }

  /// Colours out of a palette; a monochrome screen has none to set.
  private mutating func setIndexedColors(foreground: CellColor?, background: CellColor?) {
    guard capabilities.colorDepth != .monochrome else { return }
    tokens.introducer.write(to: &out)
    if let foreground {
      appendIndexed(
        foreground, prefix: EscapeSequences.indexedForeground,
        basic: EscapeSequences.basicForeground)
    }
    if let background {
      appendIndexed(
        background, prefix: EscapeSequences.indexedBackground,
        basic: EscapeSequences.basicBackground)
    }
    endRendition()
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
    for (bit, switches) in EscapeSequences.attributeSwitches.enumerated()
    where changed & 1 << bit != 0 {
      let isOn = attributes & 1 << bit != 0
      parameters[Int(isOn ? switches.on : switches.off)].write(to: &out)
    }
    endRendition()
    pen.attributes = attributes
  }
}
