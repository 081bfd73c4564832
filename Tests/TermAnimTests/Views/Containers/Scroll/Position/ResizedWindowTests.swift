import Foundation
import Testing

@testable import TermAnim

/// What is seen in a scroll view whose window has another size than before.
@MainActor
struct ResizedWindowTests {
  private let scene = Scene()

  @Observable
  @MainActor
  final class Scene {
    var size = CGSize(width: 80, height: 80)
    var id: Int? = 2
  }

  private struct Pages: View {
    @Bindable var scene: Scene
    var hasPosition = true
    var isLazy = false

    var body: some View {
      scroll.frame(width: scene.size.width, height: scene.size.height)
        .frame(width: 320, height: 160, alignment: .topLeading)
    }

    @ViewBuilder private var scroll: some View {
      let pages = ScrollView(.horizontal) {
        if isLazy {
          LazyHStack(spacing: 0) { rows }.scrollTargetLayout()
        } else {
          HStack(spacing: 0) { rows }.scrollTargetLayout()
        }
      }
      .scrollTargetBehavior(.paging)
      if hasPosition { pages.scrollPosition(id: $scene.id) } else { pages }
    }

    private var rows: some View {
      ForEach(0..<8, id: \.self) { page in
        Text("p\(page)").containerRelativeFrame(.horizontal, alignment: .leading)
      }
    }
  }

  private func left(_ page: Int, in host: ViewHost) -> CGFloat {
    host.frame(of: "p\(page)")?.minX ?? .nan
  }

  @Test(arguments: [false, true])
  func `the view of the position stays where it is`(isLazy: Bool) {
    let host = ViewHost(Pages(scene: scene, isLazy: isLazy), size: CGSize(width: 320, height: 160))
    #expect(left(2, in: host) == 0)
    for width in [120.0, 40, 80] {
      scene.size.width = width
      host.run(for: 1)
      #expect(left(2, in: host) == 0 && scene.id == 2)
    }
    withAnimation { scene.id = 3 }
    host.run(for: 2)
    scene.size.width = 120
    host.run(for: 1)
    #expect(left(3, in: host) == 0 && scene.id == 3)
  }

  @Test func `a window that goes by pages stays at its page`() {
    let host = ViewHost(
      Pages(scene: scene, hasPosition: false), size: CGSize(width: 320, height: 160))
    host.wheel(at: CGPoint(x: 10, y: 40), by: CGSize(width: 8, height: 0))
    host.run(for: 2)
    #expect(left(1, in: host) == 0)
    for width in [120.0, 40, 80] {
      scene.size.width = width
      host.run(for: 1)
      #expect(left(1, in: host) == 0)
    }
  }
}
