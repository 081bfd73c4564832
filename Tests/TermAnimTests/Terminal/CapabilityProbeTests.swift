import Testing

@testable import TermAnim

struct CapabilityProbeTests {
  private static func probe(
    colors: ColorDepth = .indexed256, type: String = "xterm-256color"
  ) -> CapabilityProbe {
    var assumed = TerminalCapabilities()
    assumed.output.colorDepth = colors
    return CapabilityProbe(
      assuming: assumed, environment: TerminalEnvironment(variables: ["TERM": type]))
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func `a mode counts only when it can be set and reset`(state: Int) {
    var probe = Self.probe()
    for mode in [2026, 2048, 1016] { probe.note(.mode(number: mode, state: state)) }
    let isKnown = state == 1 || state == 2
    #expect(probe.capabilities.output.hasSynchronizedOutput == isKnown)
    #expect(probe.capabilities.hasInBandResize == isKnown)
    #expect(probe.capabilities.hasPixelMouse == isKnown)
  }

  @Test func `the question that every terminal answers comes last`() {
    #expect(Self.probe().questions.hasSuffix("\u{1B}[c"))
    #expect(!Self.probe().isComplete)
  }

  @Test func `the answer to the last question completes the series`() {
    var probe = Self.probe()
    probe.note(.keyboardFlags(0))
    #expect(!probe.isComplete && !probe.tellsArrival)
    probe.note(.ready)
    #expect(!probe.isComplete && probe.tellsArrival)
    probe.note(.primaryAttributes([62]))
    #expect(probe.isComplete)
    #expect(probe.capabilities.hasKittyKeyboard)
  }

  @Test(arguments: [
    ([0, 38, 2, 0, 1, 2, 3], ColorDepth.trueColor), ([38, 2, 1, 2, 3], .trueColor),
    ([38, 5, 16], .indexed256), ([0], .indexed256), ([], .indexed256),
    ([48, 2, 1, 2, 3], .indexed256),
  ])
  func `24-bit colour is proven by the very colour that was set`(
    attributes: [Int], depth: ColorDepth
  ) {
    var probe = Self.probe()
    probe.note(.attributes(attributes))
    #expect(probe.capabilities.output.colorDepth == depth)
  }

  @Test(arguments: [ColorDepth.monochrome, .trueColor])
  func `who wants no colour, or has all, is not asked for it`(colors: ColorDepth) {
    var probe = Self.probe(colors: colors)
    #expect(!probe.questions.contains("$q"))
    probe.note(.attributes([38, 2, 1, 2, 3]))
    #expect(probe.capabilities.output.colorDepth == colors)
  }

  @Test(arguments: ["linux", "vt100", "screen-256color"])
  func `a terminal that prints strings is sent none`(type: String) {
    let questions = Self.probe(type: type).questions
    #expect(!questions.contains("\u{1B}P") && !questions.contains("\u{1B}]"))
  }

  @Test func `a cell without extent is no answer`() {
    var probe = Self.probe()
    probe.note(.cellPixels(width: 0, height: 20))
    #expect(probe.cellPixels == nil)
    probe.note(.cellPixels(width: 10, height: 20))
    #expect(probe.cellPixels == [10, 20])
  }
}
