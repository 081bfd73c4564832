// A file that an app for a Mac has as well: what it imports is TermAnim by another name.
import SwiftUI

#if canImport(Combine)
  import Combine
#endif

#if !canImport(SwiftUI)
  #error("Nothing is imported.")
#endif

/// A sun that rises while it is shown.
public struct Sunrise: SwiftUI.View {
  @StateObject private var day = Day()
  @SwiftUI.State private var isUp = false

  public init() {}

  public var body: some SwiftUI.View {
    ZStack {
      SwiftUI.Color.black
      Circle()
        .fill(day.sun)
        .frame(width: 40, height: 40)
        .offset(y: isUp ? -20 : 20)
    }
    .onAppear {
      SwiftUI.withAnimation(.linear(duration: 1)) { isUp = true }
    }
  }
}

/// What the sun looks like.
final class Day: ObservableObject {
  @Published var sun = SwiftUI.Color.yellow
}
