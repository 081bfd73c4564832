import Testing

@testable import TermAnim

struct BacklinkTests {
  private final class Owner {
    private var source = Backlink<Owner>.Source()
    var link: Backlink<Owner> { source.link(to: self) }
  }

  @Test func `a backlink is the same for all, keeps nothing alive, and is nil afterwards`() {
    var owner: Owner? = Owner()
    let link = owner?.link
    #expect(link === owner?.link)
    #expect(link?.object === owner)
    owner = nil
    #expect(link != nil && link?.object == nil)
  }
}
