public import Foundation

/// A view of AppKit that blurs what is behind it.
///
/// That is what was drawn before, as a terminal does not say what is behind its window.
public class NSVisualEffectView: NSView {
  /// What the view is the ground of.
  public enum Material: Int, Hashable, Sendable {
    case titlebar
    case selection
    case menu
    case popover
    case sidebar
    case headerView
    case sheet
    case windowBackground
    case hudWindow
    case fullScreenUI
    case toolTip
    case contentBackground
    case underWindowBackground
    case underPageBackground
  }

  /// Whose back is blurred.
  public enum BlendingMode: Int, Hashable, Sendable {
    case behindWindow
    case withinWindow
  }

  /// When something is blurred.
  public enum State: Int, Hashable, Sendable {
    case followsWindowActiveState
    case active
    case inactive
  }

  public var material = Material.titlebar {
    didSet { look.values.blur = blur }
  }
  /// Noted and left at that.
  public var blendingMode = BlendingMode.behindWindow
  /// Noted and left at that.
  public var state = State.followsWindowActiveState
  /// Noted and left at that.
  public var isEmphasized = false

  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
    look.values.blur = blur
  }

  public required init?(coder: NSCoder) {
    nil
  }

  private var blur: ViewLook.Blur {
    ViewLook.Blur(veil: material.veil)
  }
}

extension NSVisualEffectView.Material {
  fileprivate var veil: ViewLook.Veil {
    switch self {
    case .hudWindow, .fullScreenUI, .underWindowBackground: .ultraThin
    case .menu, .popover, .toolTip, .selection: .thin
    case .sidebar, .sheet: .regular
    case .titlebar, .headerView: .bar
    case .windowBackground, .contentBackground, .underPageBackground: .ultraThick
    }
  }
}
