import Testing

@testable import TermAnim

@MainActor
struct ScreenConfigurationTests {
  @Test(arguments: ColorDepth.allCases, [ColorScheme.dark, .light])
  func `the ground is one flat colour, however few there are`(
    depth: ColorDepth, scheme: ColorScheme
  ) {
    var options = PlayerOptions()
    (options.colorDepth, options.colorScheme) = (depth, scheme)
    let renderer = FrameRenderer(columns: 16, rows: 8, options: options) { EmptyView() }
    let lines = renderer.lines().split(separator: "\n")
    // What differs from cell to cell begins with an escape sequence or is another character.
    #expect(lines.allSatisfy { Set($0.split(separator: "\u{1B}")).count <= 3 })
    #expect(Set(lines).count == 1)
  }

  @Test(arguments: ColorDepth.allCases, [ColorScheme.dark, .light])
  func `what is painted with the background is the screen's own ground`(
    depth: ColorDepth, scheme: ColorScheme
  ) {
    var options = PlayerOptions()
    (options.colorDepth, options.colorScheme) = (depth, scheme)
    let bare = FrameRenderer(columns: 16, rows: 8, options: options) { EmptyView() }
    let painted = FrameRenderer(columns: 16, rows: 8, options: options) {
      Rectangle().fill(.background)
    }
    #expect(painted.lines() == bare.lines())
    let raised = FrameRenderer(columns: 16, rows: 8, options: options) {
      Rectangle().fill(.background.secondary)
    }
    #expect(Set(raised.lines().split(separator: "\n")).count == 1)
    #expect((raised.lines() == bare.lines()) == [.indexed16, .monochrome].contains(depth))
  }

  @Test(arguments: [ColorScheme.dark, .light])
  func `without colours the ground is the terminal's own`(scheme: ColorScheme) {
    var options = PlayerOptions()
    (options.colorDepth, options.colorScheme) = (.monochrome, scheme)
    let renderer = FrameRenderer(columns: 16, rows: 8, options: options) { EmptyView() }
    let screen = VirtualScreen(columns: 16, rows: 8)
    screen.show(lines: renderer.lines())
    #expect((0..<8).allSatisfy { screen.text(row: $0).allSatisfy { $0 == " " } })
  }

  @Test(arguments: [true, false])
  func `views are told whether there are characters outside ASCII`(hasUnicode: Bool) {
    var capabilities = TerminalCapabilities()
    capabilities.output.hasUnicode = hasUnicode
    let screen = ScreenConfiguration(
      size: TerminalSize(columns: 16, rows: 8), capabilities: capabilities,
      options: PlayerOptions())
    #expect(screen.environment.terminalHasUnicode == hasUnicode)
    #expect(EnvironmentValues().terminalHasUnicode)
  }

  @Test(arguments: [0.4, 8.0 / 17, 0.5, 8.0 / 15], [2.5, 4, 8])
  func `views are told how large a pixel is, half a cell`(
    cellAspect: Double, pointsPerPixel: Double
  ) {
    var options = PlayerOptions()
    (options.cellAspect, options.pointsPerPixel) = (cellAspect, pointsPerPixel)
    let environment = ScreenConfiguration(
      size: TerminalSize(columns: 16, rows: 8), capabilities: TerminalCapabilities(),
      options: options
    ).environment
    let (pixel, cell) = (environment.terminalPixel, environment.terminalCell)
    #expect(pixel.width == environment.pixelLength)
    #expect(abs(pixel.width - pointsPerPixel) < 1e-12)
    #expect(abs(pixel.width / pixel.height - 2 * cellAspect) < 1e-12)
    #expect(abs(cell.width - pixel.width) < 1e-12 && abs(cell.height - 2 * pixel.height) < 1e-12)
  }

  @Test(arguments: ColorDepth.allCases)
  func `views are told how many colours there are, and whether there are any`(depth: ColorDepth) {
    var options = PlayerOptions()
    options.colorDepth = depth
    let screen = ScreenConfiguration(
      size: TerminalSize(columns: 16, rows: 8), capabilities: TerminalCapabilities(),
      options: options)
    let environment = screen.environment
    #expect(environment.terminalColorDepth == depth)
    #expect(environment.accessibilityDifferentiateWithoutColor == (depth == .monochrome))
    #expect(EnvironmentValues().terminalColorDepth == .trueColor)
    #expect(!EnvironmentValues().accessibilityDifferentiateWithoutColor)
  }

  @Test(arguments: [(40, UserInterfaceSizeClass.compact), (50, .regular), (80, .regular)])
  func `views are told whether there are fewer than 50 columns`(
    columns: Int, sizeClass: UserInterfaceSizeClass
  ) {
    let screen = ScreenConfiguration(
      size: TerminalSize(columns: columns, rows: 24), capabilities: TerminalCapabilities(),
      options: PlayerOptions())
    #expect(screen.environment.horizontalSizeClass == sizeClass)
  }

  @Test func `light grounds are light, and those of many colours not quite white`() {
    for depth in ColorDepth.allCases {
      var options = PlayerOptions()
      (options.colorDepth, options.colorScheme) = (depth, .light)
      let screen = ScreenConfiguration(
        size: TerminalSize(columns: 16, rows: 8), capabilities: TerminalCapabilities(),
        options: options)
      #expect(screen.ground.linearGreen > 0.8)
    }
  }
}
