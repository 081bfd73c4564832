import Foundation
import TermAnim

/// An app in lines below the prompt.
struct InlineApp: App {
  static var playerOptions: PlayerOptions {
    var options = PlayerOptions()
    options.placement = .inline
    return options
  }

  var body: some Scene {
    WindowGroup { InlineView { exit(0) } }
  }
}
