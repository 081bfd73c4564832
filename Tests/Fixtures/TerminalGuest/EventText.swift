import TermAnim

/// Events as lines of text that a test can wait for.
enum EventText {
  static func line(for event: TerminalEvent) -> String {
    switch event {
    case .key(let stroke): "key \(modifiers(stroke.modifiers))\(name(of: stroke.key))"
    case .mouse(let mouse): line(for: mouse)
    case .paste(let text): "paste \(text.count) \(text.prefix(20).debugDescription)"
    case .focus(let isFocused): "focus \(isFocused)"
    case .resize(let size): "size \(size.columns)x\(size.rows)"
    case .capabilities(let capabilities): line(for: capabilities)
    case .suspended: "suspended"
    case .resumed(let size): "resumed \(size.columns)x\(size.rows)"
    case .terminate(let signal): "terminate \(signal)"
    }
  }

  private static func line(for mouse: MouseInput) -> String {
    "mouse \(modifiers(mouse.modifiers))\(action(mouse.action)) at \(mouse.x) \(mouse.y)"
  }

  private static func action(_ action: MouseInput.Action) -> String {
    switch action {
    case .press(let button): "press \(button)"
    case .drag(let button): "drag \(button)"
    case .release(let button): "release \(button)"
    case .move: "move"
    case .scroll(let dx, let dy): "scroll \(dx) \(dy)"
    }
  }

  private static func line(for capabilities: TerminalCapabilities) -> String {
    let output = capabilities.output
    return [
      "can", "\(output.colorDepth)", output.hasSynchronizedOutput ? "sync" : nil,
      capabilities.hasKittyKeyboard ? "kitty" : nil,
      capabilities.hasPixelMouse ? "pixels" : nil,
      capabilities.hasInBandResize ? "inband" : nil,
      capabilities.background == nil ? nil : "background",
    ].compactMap(\.self).joined(separator: " ")
  }

  private static func modifiers(_ modifiers: KeyStroke.Modifiers) -> String {
    let names: [(KeyStroke.Modifiers, String)] = [
      (.control, "control-"), (.option, "option-"), (.shift, "shift-"), (.command, "command-"),
    ]
    return names.filter { modifiers.contains($0.0) }.map(\.1).joined()
  }

  private static func name(of key: KeyStroke.Key) -> String {
    switch key {
    case .character(let character): String(character)
    case .function(let number): "f\(number)"
    default: "\(key)"
    }
  }
}
